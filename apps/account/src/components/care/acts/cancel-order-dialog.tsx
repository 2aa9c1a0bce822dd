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
  const refund = cancellation?.refund ?? 0;
  const act = useAct({
    call: (why, key) => cancelOrderForCare(order.orderUUID, { expectedRefund: refund, reason: why }, key),
    onDone: (answer) => onDone(t('act.cancel.done', { amount: formatMoney(answer.refund, locale) })),
  });
  const values = { number: order.bookingNumber, amount: formatMoney(refund, locale) };
  return <ActDialog name="cancel" values={values} reason={reason} act={act} onClose={onClose} />;
}
