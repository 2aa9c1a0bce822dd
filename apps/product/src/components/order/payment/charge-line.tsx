import { useSite } from '@shop/contracts/page';
import { formatMoney } from '@shop/i18n';
import type { ChargeView } from '../../../views/order/payment/payment-state.ts';
import { useMessages } from '../../shared/use-messages.ts';

/** Whether money was taken: the first thing that one wants to know when something went wrong. */
export function ChargeLine({ charge }: { readonly charge: ChargeView }) {
  const { locale } = useSite();
  const t = useMessages();
  const amount = 'amount' in charge ? formatMoney(charge.amount, locale) : '';
  const back = 'back' in charge ? formatMoney(charge.back, locale) : '';
  return <strong data-charge={charge.kind}>{t(`product.order.charge.${charge.kind}`, { amount, back })}</strong>;
}
