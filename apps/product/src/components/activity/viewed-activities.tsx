import { Carousel, useHydrated } from '@shop/design-system';
import { parseRecentlyViewed, type ViewedItem } from '@shop/domain';
import { otherActivities } from '../../views/activity/viewed-activity.ts';
import { recall } from '@shop/design-system/device-memory';
import { useMessages } from '../shared/use-messages.ts';
import { ViewedCard } from '../shared/viewed-card.tsx';

/** Activities that this device looked at before. */
export function ViewedActivities({ id }: { readonly id: string }) {
  const isHydrated = useHydrated();
  return isHydrated ? <Viewed items={otherActivities(parseRecentlyViewed(recall('recentlyViewed')), id)} /> : null;
}

function Viewed({ items }: { readonly items: readonly ViewedItem[] }) {
  const t = useMessages();
  if (items.length === 0) return null;
  return (
    <Carousel
      label={t('activity.viewed.title')}
      previousLabel={t('activity.viewed.previous')}
      nextLabel={t('activity.viewed.next')}
      position={(from, to) => t('activity.viewed.position', { from, to, total: items.length })}
    >
      {items.map((item) => (
        <ViewedCard key={item.type + item.id} item={item} sizes="(min-width: 80rem) 18rem, (min-width: 40rem) 45vw, 78vw" />
      ))}
    </Carousel>
  );
}
