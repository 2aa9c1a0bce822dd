import { borrowedParts } from './borrowed-parts.ts';

test('the home page borrows the search box, the frame what it shows of the wishlist', () => {
  expect(borrowedParts('apps/minisites/src')).toEqual({ search: ['SearchBox'] });
  expect(borrowedParts('apps/shell/src')).toEqual({ account: ['WishKeeper', 'WishlistDrawer'], minisites: ['NotFoundHelp'] });
});

test('a remote that draws all of its pages itself borrows nothing', () => {
  expect(borrowedParts('apps/gifting/src')).toEqual({});
});
