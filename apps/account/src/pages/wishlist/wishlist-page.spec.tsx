import { answering } from '@shop/testing/network';
import { screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_TOGGLES } from '@shop/contracts';
import { WishlistSync } from '../../components/wishlist/wishlist-sync.tsx';
import { aWish, openAccount } from '../../testing/open-account.test-utils.tsx';
import { WishlistPage } from './wishlist-page.tsx';

const element = (
  <>
    <WishlistPage />
    <WishlistSync />
  </>
);
const open = (site = {}) => openAccount([{ path: '*', element }], { at: '/account/wishlist', site });
const keep = (stored: object) => localStorage.setItem('escale.wishlist', JSON.stringify(stored));

afterEach(() => localStorage.clear());

test('an empty wishlist says so and leads to the stays @ACC-009', () => {
  open();
  expect(screen.getByRole('heading', { name: "You don't have any items in your wishlist." })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add items' })).toHaveAttribute('href', '/search?flow=booking');
});

test('the page stands among the others of the account; a shop without accounts has no others @ACC-001 @ACC-004', () => {
  const { unmount } = open();
  const tabs = within(screen.getByRole('navigation', { name: 'Your account' }));
  expect(tabs.getByRole('link', { name: 'Favourites' })).toHaveAttribute('aria-current', 'page');
  expect(tabs.getByRole('link', { name: 'Trips' })).toHaveAttribute('href', '/account/trips');
  unmount();
  open({ toggles: { ...DEFAULT_TOGGLES, customerAccount: false } });
  expect(screen.queryByRole('navigation', { name: 'Your account' })).toBeNull();
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
  await userEvent.click(await screen.findByRole('button', { name: 'Keep By the lake on the wish list' }));
  expect(screen.queryByRole('link', { name: 'By the lake' })).toBeNull();
});

test('what is taken off by keyboard leaves the focus on the heart that takes its place, the last one on the way to the stays', async () => {
  keep({ STAY: [aWish('1', 'By the lake'), aWish('3', 'In the hills')], ACTIVITY: [aWish('2', 'Kayak', 'ACTIVITY')] });
  open();
  const heart = (label: string) => screen.findByRole('button', { name: `Keep ${label} on the wish list` });
  (await heart('By the lake')).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(await heart('In the hills')).toHaveFocus());
  (await heart('Kayak')).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(await heart('In the hills')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(await screen.findByRole('link', { name: 'Add items' })).toHaveFocus());
});

test('a guest reads where the list is stored; without accounts nobody is sent to sign in @ACC-004', () => {
  keep({ STAY: [aWish('1', 'By the lake')], ACTIVITY: [] });
  const { unmount } = open();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/account/signin?origin=%2Faccount%2Fwishlist');
  unmount();
  open({ toggles: { ...DEFAULT_TOGGLES, customerAccount: false } });
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
});

test('a customer whose list cannot be read sees an error, and tries again', async () => {
  document.cookie = 'account_id=a1';
  const answers = { isAway: true };
  globalThis.fetch = (async () =>
    answers.isAway ? new Response('{}', { status: 400 }) : Response.json({ STAY: [], ACTIVITY: [] })) as unknown as typeof fetch;
  open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: /don't have any items/ })).toBeNull();
  answers.isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: /don't have any items/ })).toBeVisible();
  document.cookie = 'account_id=; max-age=0';
});

test('a customer’s cards tell place, score and price as those of the results do; what is sold no more says so @ACC-007', async () => {
  document.cookie = 'account_id=a1';
  const entry = (type: 'STAY' | 'ACTIVITY', id: string, label: string) => ({
    ...{ type, id, label, imageUrl: '/images/sea-1/640_360.webp', image: '', uri: `/product/stay/${id}`, available: true },
    hotel: { id: '1', label: 'Inn', stars: 3, location: { label: 'Annecy, Haute-Savoie' } },
  });
  const card = { headwords: ['Spa', 'Breakfast'], nights: 2, sellPrice: 15_000, refPrice: 20_000, review: { count: 8, average: 8.7 } };
  const network = answering({
    '/gateway/account/wishlist/share': {},
    '/gateway/account/profile': { email: 'camille@example.com' },
    '/gateway/account/wishlist': {
      STAY: [
        { ...entry('STAY', '1', 'By the lake'), card },
        { ...entry('STAY', '3', 'In the hills'), available: false },
      ],
      ACTIVITY: [{ ...entry('ACTIVITY', '2', 'Kayak'), card: { headwords: [], sellPrice: 4_500, refPrice: 4_500 } }],
    },
  });
  openAccount([{ path: '*', element: <WishlistPage /> }], { at: '/account/wishlist' });
  const stays = within(await screen.findByRole('region', { name: 'Stays' })).getAllByRole('listitem');
  const [lake, hills] = stays.map((each) => within(each));
  for (const text of ['Annecy, Haute-Savoie', '2 nights · Spa · Breakfast', '€150', '€200', '−25%', 'for 2 people'])
    expect(lake!.getByText(text)).toBeVisible();
  expect(lake!.getByText('8.7')).toBeVisible();
  expect(hills!.getByText('No longer sold')).toBeVisible();
  const kayak = within(screen.getByRole('region', { name: 'Activities' }));
  for (const text of ['€45', 'per person']) expect(kayak.getByText(text)).toBeVisible();
  document.cookie = 'account_id=; max-age=0';
  network.stop();
});
