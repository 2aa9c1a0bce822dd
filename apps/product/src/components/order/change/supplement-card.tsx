import type { ModificationPrice } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { formatDay, formatMoney } from '@shop/i18n';
import { useMessages } from '../../shared/use-messages.ts';
import css from './change.module.css';

/** What a change costs, or gives back (spec 1, section 4). */
export function SupplementCard({ price }: { readonly price: ModificationPrice }) {
  const { locale } = useSite();
  const t = useMessages();
  const { kind, amount, newTotal, differences, waived, givenBefore, lostPromotion } = price;
  return (
    <div className={css.supplement} data-kind={kind} role="status">
      <p className={css.line}>
        <span>{t(`product.order.change.${kind}`)}</span>
        <b>{formatMoney(amount, locale)}</b>
      </p>
      {differences && <Differences of={differences} />}
      <p className={css.quiet}>{t('product.order.change.newTotal', { amount: formatMoney(newTotal, locale) })}</p>
      {waived !== undefined && <p data-waived>{t('product.order.change.waived', { amount: formatMoney(waived, locale) })}</p>}
      {givenBefore !== undefined && <p>{t('product.order.change.givenBefore', { amount: formatMoney(givenBefore, locale) })}</p>}
      <OnInstalments price={price} />
      {lostPromotion && (
        <p>
          {t(`product.order.change.lostPromotion.${lostPromotion.reason}`, {
            code: lostPromotion.code,
            amount: formatMoney(lostPromotion.minimum ?? 0, locale),
          })}
        </p>
      )}
    </div>
  );
}

/** What of the price becomes dearer or cheaper, where the nights are not all of it. */
function Differences({ of }: { readonly of: NonNullable<ModificationPrice['differences']> }) {
  const { locale } = useSite();
  const t = useMessages();
  return (
    <ul className={css.differences}>
      {of.map(({ part, amount }) => (
        <li key={part}>
          <span>{t(`product.order.line.${part === 'product' ? 'stay' : part}`)}</span>
          <span>{`${amount > 0 ? '+' : '−'} ${formatMoney(Math.abs(amount), locale)}`}</span>
        </li>
      ))}
    </ul>
  );
}

/** A booking that is not paid to the end: its payments to come bear the difference before anything is paid or given back. */
function OnInstalments({ price: { kind, amount, instalments } }: { readonly price: ModificationPrice }) {
  const { locale } = useSite();
  const t = useMessages();
  if (!instalments) return null;
  const back = kind === 'refund' ? amount - instalments.amount : 0;
  return (
    <div className={css.instalments} data-instalments>
      {instalments.amount > 0 && (
        <p>{t(`product.order.change.instalments.${kind}`, { amount: formatMoney(instalments.amount, locale) })}</p>
      )}
      {instalments.amount > 0 && back > 0 && <p>{t('product.order.change.instalments.back', { amount: formatMoney(back, locale) })}</p>}
      {instalments.open.length > 0 && (
        <>
          <p className={css.quiet}>{t('product.order.change.instalments.open')}</p>
          <ul className={css.list}>
            {instalments.open.map(({ number, day, amount: cents }) => (
              <li key={number}>
                {t('product.order.method.onDay', { amount: formatMoney(cents, locale), day: formatDay(day, locale, 'long') })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
