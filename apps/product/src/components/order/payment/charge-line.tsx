import { useSite } from '@shop/contracts/page';
import { formatMoney } from '@shop/i18n';
import type { ChargeView } from '../../../views/order/payment/payment-state.ts';
import { useWords } from '../../shared/use-words.ts';

/** Whether money was taken: the first thing that one wants to know when something went wrong. */
export function ChargeLine({ charge }: { readonly charge: ChargeView }) {
  const { locale } = useSite();
  const words = useWords();
  const amount = 'amount' in charge ? formatMoney(charge.amount, locale) : '';
  return <strong data-charge={charge.kind}>{words(`product.order.charge.${charge.kind}`, { amount })}</strong>;
}
