import { consumedWidgets } from './consumed-widgets.ts';

test('the home page consumes the search box, the frame what it shows of the wishlist', () => {
  expect(consumedWidgets('apps/minisites/src')).toEqual({ search: ['SearchBox'] });
  expect(consumedWidgets('apps/shell/src')).toEqual({ account: ['WishlistDrawer', 'WishlistSync'], minisites: ['NotFoundHelp'] });
});

test('a remote that draws all of its pages itself consumes nothing', () => {
  expect(consumedWidgets('apps/gifting/src')).toEqual({});
});
