import { useSite } from '@shop/contracts/page';
import { Carousel, ProductCard, useHydrated } from '@shop/design-system';
import { parseRecentlyViewed, type ViewedItem } from '@shop/domain';
import { formatMoney } from '@shop/i18n';
import { useIntl } from 'react-intl';
import { recall } from '@shop/design-system/device-memory';
import { routerLink } from '../shared/router-link.tsx';

/** The products this device looked at last. It stands below everything else: what it adds moves nothing that is in sight. */
export function RecentlyViewed() {
  const isHydrated = useHydrated();
  return isHydrated ? <Viewed items={parseRecentlyViewed(recall('recentlyViewed'))} /> : null;
}

function Viewed({ items }: { readonly items: readonly ViewedItem[] }) {
  const intl = useIntl();
  const t = (id: string, values?: Record<string, number>) => intl.formatMessage({ id: `minisites.${id}` }, values);
  if (items.length === 0) return null;
  return (
    <Carousel
      label={t('viewed.title')}
      previousLabel={t('carousel.previous')}
      nextLabel={t('carousel.next')}
      position={(from, to) => t('carousel.position', { from, to, total: items.length })}
    >
      {items.map((item) => (
        <ViewedCard key={item.type + item.id} item={item} />
      ))}
    </Carousel>
  );
}

function ViewedCard({ item }: { readonly item: ViewedItem }) {
  const { locale } = useSite();
  const intl = useIntl();
  return (
    <ProductCard
      kind={item.type === 'ACTIVITY' ? 'activity' : 'weekend'}
      imageUrl={item.imageUrl}
      alt=""
      imageSizes="(min-width: 80rem) 18rem, (min-width: 40rem) 45vw, 78vw"
      place={item.hotel}
      title={item.label}
      href={item.uri}
      render={routerLink}
      price={formatMoney(item.price, locale)}
      pricePrefix={intl.formatMessage({ id: 'minisites.card.from' })}
    />
  );
}
