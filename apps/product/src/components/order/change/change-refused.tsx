import { useSite } from '@shop/contracts/page';
import { Message } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import type { ChangeState } from '../../../views/order/change/change-state.ts';
import { useWords } from '../../shared/use-words.ts';

/** Those ends of a change that a payment does not have: another difference, or a refusal. */
export function ChangeRefused({ state }: { readonly state: ChangeState }) {
  const { locale } = useSite();
  const words = useWords();
  if (state.kind === 'differenceChanged') {
    const kind = state.difference > 0 ? 'supplement' : 'refund';
    const amount = formatMoney(Math.abs(state.difference), locale);
    return (
      <Message kind="warning" live title={words('product.order.change.changed.title')}>
        {words(`product.order.change.changed.${kind}`, { amount })}
      </Message>
    );
  }
  if (state.kind !== 'refused') return null;
  return (
    <Message kind="error" live title={words('product.order.change.refused.title')}>
      {words('product.order.change.refused.text')}
    </Message>
  );
}
