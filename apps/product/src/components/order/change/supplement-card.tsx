import type { ModificationPrice } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { formatMoney } from '@shop/i18n';
import { useWords } from '../../shared/use-words.ts';
import css from './change.module.css';

/** What a change costs, or gives back (spec 1, section 4). */
export function SupplementCard({ price: { kind, amount, newTotal, lostPromotion } }: { readonly price: ModificationPrice }) {
  const { locale } = useSite();
  const words = useWords();
  return (
    <div className={css.supplement} data-kind={kind} role="status">
      <p className={css.line}>
        <span>{words(`product.order.change.${kind}`)}</span>
        <b>{formatMoney(amount, locale)}</b>
      </p>
      <p className={css.quiet}>{words('product.order.change.newTotal', { amount: formatMoney(newTotal, locale) })}</p>
      {lostPromotion && (
        <p>
          {words(`product.order.change.lostPromotion.${lostPromotion.reason}`, {
            code: lostPromotion.code,
            amount: formatMoney(lostPromotion.minimum ?? 0, locale),
          })}
        </p>
      )}
    </div>
  );
}
