import type { LocalDate } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Badge, Skeleton } from '@shop/design-system';
import { priceBanner } from '@shop/domain';
import { formatMoney } from '@shop/i18n';
import { pricedAs, type PriceView } from '../../views/stay/price-view.ts';
import { PromotionTerms } from '../price/promotion-terms.tsx';
import { useMessages } from '../shared/use-messages.ts';

/** What the price saves: euros of a final price, percent of a from-price, else that it is the whole price; a loader until it is known (spec 2, section 4). */
export function PriceBanner({ price }: { readonly price: PriceView }) {
  const { locale } = useSite();
  const t = useMessages();
  const priced = pricedAs(price);
  const endsOn = price.kind === 'from' || price.kind === 'final' ? price.price.promotionEndsOn : undefined;
  const banner = priced && priceBanner(priced);
  switch (banner?.kind) {
    case 'saving':
      return <Praise endsOn={endsOn}>{t('product.banner.saving', { amount: formatMoney(banner.moneySaved, locale) })}</Praise>;
    case 'promo':
      return <Praise endsOn={endsOn}>{t('product.banner.promo', { percent: banner.percent })}</Praise>;
    case 'standard':
      return (
        <p>
          <Badge tone="quiet" icon="badge-check">
            {t('product.banner.default')}
          </Badge>
        </p>
      );
    case 'loading':
      return <Skeleton shape="text" />;
    default:
      return null;
  }
}

/** What is saved, until when, and what the crossed price is. */
function Praise({ endsOn, children }: { readonly endsOn: LocalDate | undefined; readonly children: string }) {
  return (
    <div>
      <Badge tone="success" icon="tag">
        {children}
      </Badge>
      <PromotionTerms endsOn={endsOn} />
    </div>
  );
}
