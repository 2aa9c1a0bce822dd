import { screen, within } from '@testing-library/react';
import { aWish, openAccount } from '../../testing/open-account.test-utils.tsx';
import { WishlistDrawer } from './wishlist-drawer.tsx';

afterEach(() => localStorage.clear());

const open = () => openAccount([{ path: '*', element: <WishlistDrawer /> }]);

test('a guest’s drawer lists the stays and the activities of this device @ACC-008', () => {
  localStorage.setItem(
    'escale.wishlist',
    JSON.stringify({ STAY: [aWish('1', 'By the lake')], ACTIVITY: [aWish('2', 'Kayak', 'ACTIVITY')] }),
  );
  open();
  const link = within(screen.getByRole('region', { name: 'Stays' })).getByRole('link', { name: 'By the lake' });
  expect(link.getAttribute('href')).toBe('/product/1');
  expect(within(screen.getByRole('region', { name: 'Activities' })).getByText('Kayak')).toBeInTheDocument();
});

test('an empty drawer says so and leads to the stays @ACC-009', () => {
  open();
  expect(screen.getByText("You don't have any items in your wishlist.")).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add items' }).getAttribute('href')).toBe('/search?flow=booking');
});
