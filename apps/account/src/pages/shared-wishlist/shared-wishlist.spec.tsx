import { axeFaults } from '@shop/testing/axe';
import { answering, refused, type Answers } from '@shop/testing/network';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAccount } from '../../testing/open-account.test-utils.tsx';
import { SharedWishlistPage } from './shared-wishlist-page.tsx';

const LIST = '/gateway/shared-wishlists/t0ken';
let network: ReturnType<typeof answering>;
afterEach(() => network.stop());

function open(answers: Answers) {
  network = answering(answers);
  return openAccount([{ path: '/account/wishlist/:token', element: <SharedWishlistPage /> }], { at: '/account/wishlist/t0ken' });
}

test('a list that nobody has filled yet says so and leads to the stays', async () => {
  open({ [LIST]: { STAY: [], ACTIVITY: [] } });
  expect(await screen.findByRole('heading', { name: 'This list is empty for now.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Discover stays' })).toHaveAttribute('href', '/search?flow=booking');
  expect(await axeFaults()).toEqual([]);
});

test('a link that was ended says so, and how to get another', async () => {
  open({ [LIST]: refused(404, 'NOT_FOUND') });
  expect(await screen.findByRole('heading', { level: 1, name: 'This list is no longer shared' })).toBeVisible();
  expect(screen.getByText(/Ask the person who sent it/)).toBeVisible();
  expect(await axeFaults()).toEqual([]);
});

test('a list that cannot be loaded is requested again', async () => {
  let isAway = true;
  open({ [LIST]: () => (isAway ? refused(500) : { STAY: [], ACTIVITY: [] }) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isAway = false;
  await userEvent.click(again);
  expect(await screen.findByText('This list is empty for now.')).toBeVisible();
}, 15_000);
