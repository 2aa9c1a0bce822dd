import { extendGiftForCare } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { formatDay } from '@shop/i18n';
import type { GiftActKind } from '../../../views/care/gift-acts.ts';
import { useCareMessages } from '../care-messages.ts';
import { ActDialog } from './act-dialog.tsx';
import type { OrderActProps } from './care-acts.tsx';
import { useAct } from './use-act.ts';

export interface ExtendedGift {
  readonly number: number;
  readonly code: string;
  /** yyyy-MM-dd. */
  readonly until: string;
}

interface ExtendGiftDialogProps extends OrderActProps {
  readonly kind: GiftActKind;
  readonly gift: ExtendedGift;
}

/** Extends a gift until the day that stands here, by its holder's rule or, as a supervisor, once beyond it. */
export function ExtendGiftDialog({
  story: { order },
  kind,
  gift: { number, code, until },
  reason,
  onDone,
  onClose,
}: ExtendGiftDialogProps) {
  const { locale } = useSite();
  const t = useCareMessages();
  const values = { code, day: formatDay(until, locale, 'long') };
  const act = useAct({
    call: (why, key) => extendGiftForCare(order.orderUUID, number, { until, goodwill: kind === 'extendByGoodwill', reason: why }, key),
    onDone: () => onDone(t('act.extendGift.done', values)),
  });
  return <ActDialog name={kind} values={values} reason={reason} act={act} onClose={onClose} />;
}
