import { LONGEST_WISHLIST, mergedWishlist, type WishlistItem } from './merged-wishlist.ts';

const stay = (id: number): WishlistItem => ({ type: 'STAY', id: String(id) });
const activity = (id: number): WishlistItem => ({ type: 'ACTIVITY', id: String(id) });

test('a guest’s list comes behind what the customer kept, nothing twice @ACC-006', () => {
  expect(mergedWishlist([stay(1), stay(2)], [stay(2), stay(3), stay(3)])).toEqual([stay(1), stay(2), stay(3)]);
});

test('a stay and an activity of one number are two things @ACC-007', () => {
  expect(mergedWishlist([stay(1)], [activity(1)])).toEqual([stay(1), activity(1)]);
});

test('a full list takes no more and loses nothing; one below full takes one', () => {
  const full = Array.from({ length: LONGEST_WISHLIST }, (_, id) => stay(id));
  expect(mergedWishlist(full, [stay(999)])).toEqual(full);
  expect(mergedWishlist(full.slice(1), [stay(998), stay(999)])).toEqual([...full.slice(1), stay(998)]);
});
