import { useSite } from '@shop/contracts/page';
import { Carousel, ProductCard } from '@shop/design-system';
import { parseRecentlyViewed, type ViewedItem } from '@shop/domain';
import { formatMoney } from '@shop/i18n';
import { recall } from '../../shared/local-memory.ts';
import { routeLink } from '../../shared/route-link.tsx';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { useWords } from '../../shared/use-words.ts';

/** What this device looked at before. */
export function RecentlyViewed({ id }: { readonly id: string }) {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return <Viewed items={parseRecentlyViewed(recall('recentlyViewed')).filter((item) => item.type !== 'STAY' || item.id !== id)} />;
}

function Viewed({ items }: { readonly items: readonly ViewedItem[] }) {
  const { locale } = useSite();
  const words = useWords();
  if (items.length === 0) return null;
  return (
    <Carousel
      label={words('stay.viewed.title')}
      previousLabel={words('stay.viewed.previous')}
      nextLabel={words('stay.viewed.next')}
      columns={3}
    >
      {items.map((item) => (
        <ProductCard
          key={item.type + item.id}
          kind={item.type === 'ACTIVITY' ? 'activity' : 'weekend'}
          imageUrl={item.imageUrl}
          alt=""
          imageSizes="(min-width: 48rem) 15rem, 78vw"
          place={item.hotel}
          title={item.label}
          href={item.uri}
          render={routeLink}
          price={formatMoney(item.price, locale)}
          pricePrefix={words('product.price.from')}
        />
      ))}
    </Carousel>
  );
}
