import type { Wish } from '@shop/contracts/page';
import { isActivity, type FoundCard } from './found.ts';

/** What a wishlist keeps of a found card. */
export function wishOf(card: FoundCard): Wish {
  const { id, label, imageUrl, uri } = card;
  const isOfActivity = isActivity(card);
  return {
    ...{ id, label, imageUrl, uri },
    type: isOfActivity ? 'ACTIVITY' : 'STAY',
    hotel: isOfActivity ? card.activityCenter.label : card.hotel.label,
  };
}
