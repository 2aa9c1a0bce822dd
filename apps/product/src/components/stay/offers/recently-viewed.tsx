import { Carousel, useHydrated } from '@shop/design-system';
import { parseRecentlyViewed, type ViewedItem } from '@shop/domain';
import { recall } from '@shop/design-system/device-memory';
import { useMessages } from '../../shared/use-messages.ts';
import { ViewedCard } from '../../shared/viewed-card.tsx';

/** What this device looked at before. */
export function RecentlyViewed({ id }: { readonly id: string }) {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return <Viewed items={parseRecentlyViewed(recall('recentlyViewed')).filter((item) => item.type !== 'STAY' || item.id !== id)} />;
}

function Viewed({ items }: { readonly items: readonly ViewedItem[] }) {
  const t = useMessages();
  if (items.length === 0) return null;
  return (
    <Carousel label={t('stay.viewed.title')} previousLabel={t('stay.viewed.previous')} nextLabel={t('stay.viewed.next')} columns={4}>
      {items.map((item) => (
        <ViewedCard key={item.type + item.id} item={item} sizes="(min-width: 48rem) 15rem, 78vw" />
      ))}
    </Carousel>
  );
}
