import { cancelOrderForCare } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { formatMoney } from '@shop/i18n';
import { ActDialog } from './act-dialog.tsx';
import type { OrderActProps } from './care-acts.tsx';
import { useCareMessages } from '../care-messages.ts';
import { useAct } from './use-act.ts';

/** Cancels by the customer's own rule, for the refund that stands here. */
export function CancelOrderDialog({ story: { order, cancellation }, reason, onDone, onClose }: OrderActProps) {
  const { locale } = useSite();
  const t = useCareMessages();
  const { refund = 0, disputed = 0 } = cancellation ?? {};
  const money = (cents: number) => formatMoney(cents, locale);
  const disputedText = (cents: number) => (cents > 0 ? t('act.cancel.disputed', { amount: money(cents) }) : '');
  const act = useAct({
    call: (why, key) => cancelOrderForCare(order.orderUUID, { expectedRefund: refund, reason: why }, key),
    onDone: (answer) => onDone(`${t('act.cancel.done', { amount: money(answer.refund) })} ${disputedText(answer.disputed ?? 0)}`.trimEnd()),
  });
  const values = { number: order.bookingNumber, amount: money(refund) };
  return (
    <ActDialog name="cancel" values={values} reason={reason} act={act} onClose={onClose}>
      {disputed > 0 ? () => <p>{disputedText(disputed)}</p> : undefined}
    </ActDialog>
  );
}
