import type { ContentCard } from '@shop/api-client';
import type { Wish } from '@shop/contracts/page';

/** What a wishlist keeps of a card: a gift is wished for as the stay that it is. */
export function wishOf({ id, label, house, imageUrl, uri, itemCategory }: ContentCard): Wish {
  return { id, label, imageUrl, uri, hotel: house, type: itemCategory === 'activity_only' ? 'ACTIVITY' : 'STAY' };
}
