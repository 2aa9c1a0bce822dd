import type { ActivityDetail } from '@shop/contracts';
import type { ViewedItem } from '@shop/domain';

/** What the device remembers of an activity that was looked at (spec 2, section 3); nothing of one that is no longer sold. */
export function viewedActivity({ id, label, images, mainActivityCenter, uri, prices, published }: ActivityDetail): ViewedItem | undefined {
  const sums = Object.values(prices).map(({ sellPrice }) => sellPrice);
  const [imageUrl] = images;
  if (!published || sums.length === 0 || imageUrl === undefined) return undefined;
  return { id, imageUrl, label, price: Math.min(...sums), hotel: mainActivityCenter.label, uri, type: 'ACTIVITY' };
}

/** The activities among what was looked at, but for the one at hand. */
export function otherActivities(items: readonly ViewedItem[], here: string): readonly ViewedItem[] {
  return items.filter(({ id, type }) => type === 'ACTIVITY' && id !== here);
}
