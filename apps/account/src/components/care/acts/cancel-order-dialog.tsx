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
    onDone: ({ refund: back, disputed: taken = 0 }) =>
      onDone(`${t(keyOf('done', back, taken), { amount: money(back) })} ${disputedText(taken)}`.trimEnd()),
  });
  const values = { number: order.bookingNumber, amount: money(refund) };
  return (
    <ActDialog name="cancel" values={values} textKey={keyOf('text', refund, disputed)} reason={reason} act={act} onClose={onClose}>
      {disputed > 0 ? () => <p>{disputedText(disputed)}</p> : undefined}
    </ActDialog>
  );
}

/** Where all that goes back is in a dispute, nothing is said of an amount from the shop. */
function keyOf(words: 'text' | 'done', refund: number, disputed: number): string {
  return `act.cancel.${words}${refund === 0 && disputed > 0 ? '.disputed' : ''}`;
}
