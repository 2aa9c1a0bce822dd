import { useSite } from '@shop/contracts/page';
import { Message } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import { changeCharge, type ChangeState } from '../../../views/order/change/change-state.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { ChargeLine } from '../payment/charge-line.tsx';

/** Those ends of a change that a payment does not have: another difference, a booking that has changed meanwhile, or a refusal. */
export function ChangeRefused({ state }: { readonly state: ChangeState }) {
  const { locale } = useSite();
  const t = useMessages();
  if (state.kind === 'differenceChanged') {
    const kind = state.difference > 0 ? 'supplement' : 'refund';
    const amount = formatMoney(Math.abs(state.difference), locale);
    return (
      <Message kind="warning" live title={t('product.order.change.changed.title')}>
        {t(`product.order.change.changed.${kind}`, { amount })}
      </Message>
    );
  }
  if (state.kind === 'overtaken' || state.kind === 'cancelled' || state.kind === 'tooLate') {
    return (
      <Message kind="warning" live title={t(`product.order.change.${state.kind}.title`)}>
        <ChargeLine charge={changeCharge(state)} /> {t(`product.order.change.${state.kind}.text`)}
      </Message>
    );
  }
  if (state.kind !== 'refused') return null;
  return (
    <Message kind="error" live title={t('product.order.change.refused.title')}>
      {t(state.code === 'PAYMENT_REFUSED' ? 'product.order.failed.PAYMENT_REFUSED' : 'product.order.change.refused.text')}
    </Message>
  );
}
