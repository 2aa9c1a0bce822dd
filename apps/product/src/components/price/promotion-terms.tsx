import type { LocalDate } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { formatDay } from '@shop/i18n';
import css from './promotion-terms.module.css';
import { useMessages } from '../shared/use-messages.ts';

/** Until when a promotion runs, where that is known, and what its crossed price is (decision notes `room-promotions`, `prior-price`). */
export function PromotionTerms({ endsOn }: { readonly endsOn: LocalDate | undefined }) {
  const { locale } = useSite();
  const t = useMessages();
  const until = endsOn && t('product.banner.until', { day: formatDay(endsOn, locale, 'long') });
  return <p className={css.terms}>{[until, t('product.banner.comparedWith')].filter(Boolean).join(' ')}</p>;
}
