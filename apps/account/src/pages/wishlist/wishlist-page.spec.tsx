import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_TOGGLES } from '@shop/contracts';
import { WishKeeper } from '../../components/wishlist/wish-keeper.tsx';
import { aWish, openAccount } from '../../testing/open-account.spec-kit.tsx';
import { WishlistPage } from './wishlist-page.tsx';

const element = (
  <>
    <WishlistPage />
    <WishKeeper />
  </>
);
const open = (site = {}) => openAccount([{ path: '*', element }], { at: '/account/wishlist', site });
const keep = (kept: object) => localStorage.setItem('escale.wishlist', JSON.stringify(kept));

afterEach(() => localStorage.clear());

test('an empty wishlist says so and leads to the stays @ACC-009', () => {
  open();
  expect(screen.getByRole('heading', { name: "You don't have any items in your wishlist." })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add items' })).toHaveAttribute('href', '/search?flow=booking');
});

test('stays and activities stand apart, and each can be taken off again', async () => {
  keep({ STAY: [aWish('1', 'By the lake'), aWish('3', 'In the hills')], ACTIVITY: [aWish('2', 'Kayak', 'ACTIVITY')] });
  open();
  const stays = screen.getByRole('region', { name: 'Stays' });
  expect(
    within(stays)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['By the lake', 'In the hills']);
  expect(screen.getByRole('link', { name: 'Kayak' })).toHaveAttribute('href', '/activity/2');
  await userEvent.click(await screen.findByRole('button', { name: 'Take By the lake off the wish list' }));
  expect(screen.queryByRole('link', { name: 'By the lake' })).toBeNull();
});

test('a guest is told where the list is kept; without accounts nobody is sent to sign in @ACC-004', () => {
  keep({ STAY: [aWish('1', 'By the lake')], ACTIVITY: [] });
  const { unmount } = open();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/account/signin?origin=%2Faccount%2Fwishlist');
  unmount();
  open({ toggles: { ...DEFAULT_TOGGLES, customerAccount: false } });
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
});
