import { decideCareRefund } from '@shop/api-client';
import type { CareEvent } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { formatMoney } from '@shop/i18n';
import { ActDialog } from './act-dialog.tsx';
import type { OrderActProps } from './care-acts.tsx';
import { useCareMessages } from '../care-messages.ts';
import { useAct } from './use-act.ts';

interface DecideDialogProps extends OrderActProps {
  readonly event: CareEvent;
  readonly decision: 'confirm' | 'refuse';
}

/** A supervisor confirms or refuses a refund that another colleague has requested. */
export function DecideDialog({ story: { order }, event, decision, reason, onDone, onClose }: DecideDialogProps) {
  const { locale } = useSite();
  const t = useCareMessages();
  const values = { amount: formatMoney(event.amount ?? 0, locale), colleague: event.colleague ?? '' };
  const act = useAct({
    call: (why, key) => decideCareRefund(order.orderUUID, event.refundId ?? '', { decision, reason: why }, key),
    onDone: () => onDone(t(`act.${decision}.done`, values)),
  });
  return <ActDialog name={decision} values={values} reason={reason} act={act} onClose={onClose} />;
}
