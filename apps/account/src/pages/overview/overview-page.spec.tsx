import { axeFaults } from '@shop/testing/axe';
import { answering, refused, type Answers } from '@shop/testing/network';
import { screen, within } from '@testing-library/react';
import { aTrip } from '../../testing/a-trip.ts';
import { openAccount } from '../../testing/open-account.test-utils.tsx';
import { OverviewPage } from './overview-page.tsx';

const PROFILE = { '/gateway/account/profile': { email: 'anne@example.com', firstName: 'Anne' } };
const TRIPS = '/gateway/account/trips';
let network: ReturnType<typeof answering>;

beforeEach(() => void (document.cookie = 'account_id=a1'));
afterEach(() => {
  document.cookie = 'account_id=; max-age=0';
  network.stop();
});

function open(answers: Answers) {
  network = answering(answers);
  return openAccount([{ path: '*', element: <OverviewPage /> }], { at: '/account' });
}

test('the overview greets who is signed in, with the trip that comes next and the way to all the rest @ACC-001', async () => {
  const trips = [
    aTrip({ orderUUID: 'u0', status: 'cancelled' }),
    aTrip({ orderUUID: 'u1', label: 'By the lake' }),
    aTrip({ orderUUID: 'u2' }),
  ];
  open({ ...PROFILE, [TRIPS]: { trips } });
  expect(await screen.findByText('Hello Anne, good to see you.')).toBeVisible();
  const next = within(await screen.findByRole('region', { name: 'Your next trip' }));
  expect(next.getByRole('link', { name: 'By the lake' })).toHaveAttribute('href', '/account/trips/u1');
  const ways = within(screen.getByRole('list', { name: 'Your account' })).getAllByRole('link');
  expect(ways.map((link) => link.getAttribute('href'))).toEqual([
    '/account/trips',
    '/account/gifts',
    '/account/wishlist',
    '/account/settings/profile',
    '/account/settings/cards',
    '/booking-management',
  ]);
  expect(await axeFaults()).toEqual([]);
});

test('the place of the next trip is taken until the trips are there', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  open({ ...PROFILE, [TRIPS]: () => promise });
  expect(await screen.findByText('Hello Anne, good to see you.')).toBeVisible();
  expect(screen.getByRole('status', { name: 'Your account is loading' })).toBeVisible();
  resolve({ trips: [aTrip({ label: 'By the lake' })] });
  expect(await screen.findByRole('link', { name: 'By the lake' })).toBeVisible();
  expect(screen.queryByRole('status', { name: 'Your account is loading' })).toBeNull();
});

test('trips that cannot be had leave the rest as it is', async () => {
  open({ ...PROFILE, [TRIPS]: refused(500) });
  expect(await screen.findByText('Hello Anne, good to see you.')).toBeVisible();
  expect(screen.queryByText('Your next trip')).toBeNull();
});

test('an erasure that was asked for is told with its day, and leads to the profile, where the account is kept', async () => {
  const erasure = { day: '2026-06-03', delays: [] };
  open({ '/gateway/account/profile': { email: 'anne@example.com', firstName: 'Anne', erasure }, [TRIPS]: { trips: [] } });
  expect(await screen.findByText('Your account will be erased on Wednesday 3 June 2026')).toBeVisible();
  const link = screen.getByRole('link', { name: 'See or change this in my profile' });
  expect(link).toHaveAttribute('href', '/account/settings/profile');
  expect(await axeFaults()).toEqual([]);
});

test('a session that has ended leads to signing in', async () => {
  open({ '/gateway/account/profile': refused(401, 'SIGN_IN_NEEDED') });
  expect(await screen.findByRole('heading', { name: 'Your session has ended' })).toBeVisible();
});
