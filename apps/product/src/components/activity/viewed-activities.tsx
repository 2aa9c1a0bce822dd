import { useSite } from '@shop/contracts/page';
import { Carousel, ProductCard } from '@shop/design-system';
import { parseRecentlyViewed, type ViewedItem } from '@shop/domain';
import { formatMoney } from '@shop/i18n';
import { otherActivities } from '../../views/activity/viewed-activity.ts';
import { recall } from '../shared/local-memory.ts';
import { routeLink } from '../shared/route-link.tsx';
import { useHydrated } from '../shared/use-hydrated.ts';
import { useWords } from '../shared/use-words.ts';

/** Activities that this device looked at before. */
export function ViewedActivities({ id }: { readonly id: string }) {
  const isHydrated = useHydrated();
  return isHydrated ? <Viewed items={otherActivities(parseRecentlyViewed(recall('recentlyViewed')), id)} /> : null;
}

function Viewed({ items }: { readonly items: readonly ViewedItem[] }) {
  const { locale } = useSite();
  const words = useWords();
  if (items.length === 0) return null;
  return (
    <Carousel
      label={words('activity.viewed.title')}
      previousLabel={words('activity.viewed.previous')}
      nextLabel={words('activity.viewed.next')}
      position={(from, to) => words('activity.viewed.position', { from, to, total: items.length })}
    >
      {items.map((item) => (
        <ProductCard
          key={item.id}
          kind="activity"
          imageUrl={item.imageUrl}
          alt=""
          imageSizes="(min-width: 80rem) 18rem, (min-width: 40rem) 45vw, 78vw"
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
