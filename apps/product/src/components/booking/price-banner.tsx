import { useSite } from '@shop/contracts/page';
import { Badge, Skeleton } from '@shop/design-system';
import { formatMoney } from '@shop/i18n';
import type { PriceView } from '../../views/stay/price-view.ts';
import { useWords } from '../shared/use-words.ts';

/** What the price saves: euros of a final price, percent of a from-price, else that it is the whole price; a loader until it is known (spec 2, section 4). */
export function PriceBanner({ price }: { readonly price: PriceView }) {
  const { locale } = useSite();
  const words = useWords();
  if (price.kind === 'final' && price.price.promo) {
    return (
      <p>
        <Badge tone="success" icon="tag">
          {words('product.banner.saving', { amount: formatMoney(price.price.moneySaved, locale) })}
        </Badge>
      </p>
    );
  }
  if (price.kind === 'from' && price.price.promo) {
    return (
      <p>
        <Badge tone="success" icon="tag">
          {words('product.banner.promo', { percent: price.price.promo })}
        </Badge>
      </p>
    );
  }
  if (price.kind === 'from' || price.kind === 'final') {
    return (
      <p>
        <Badge tone="quiet" icon="badge-check">
          {words('product.banner.default')}
        </Badge>
      </p>
    );
  }
  return price.kind === 'loading' ? <Skeleton shape="text" /> : null;
}
