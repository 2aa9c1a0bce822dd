import { openBooking } from '@shop/api-client';
import { axeFaults } from '@shop/testing/axe';
import { answering, refused, type Answers } from '@shop/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking } from '../../testing/a-booking.ts';
import { aTrip, aTripDetail } from '../../testing/a-trip.ts';
import { openAccount } from '../../testing/open-account.test-utils.tsx';
import { TripPage } from './trip-page.tsx';
import { TripsPage } from './trips-page.tsx';

const TRIPS = '/gateway/account/trips';
const TRIP = `${TRIPS}/b3f1`;
let network: ReturnType<typeof answering>;

beforeEach(() => void (document.cookie = 'account_id=a1'));
afterEach(() => {
  document.cookie = 'account_id=; max-age=0';
  sessionStorage.clear();
  network.stop();
});

function open(answers: Answers, at = '/account/trips', site = {}) {
  network = answering(answers);
  return openAccount(
    [
      { path: '/account/trips', element: <TripsPage /> },
      { path: '/account/trips/:orderUUID', element: <TripPage /> },
    ],
    { at, site },
  );
}

describe('the trips', () => {
  test('stand by what is on, what comes, what was and what was cancelled, and lead to each @ACC-001', async () => {
    const trips = [
      aTrip({ orderUUID: 'u1', label: 'By the lake', due: 8_000 }),
      aTrip({ orderUUID: 'u2', label: 'On the coast', moment: 'current' }),
      aTrip({ orderUUID: 'u3', label: 'In the hills', moment: 'past' }),
      aTrip({ orderUUID: 'u4', label: 'In the city', status: 'cancelled' }),
    ];
    open({ [TRIPS]: { trips } });
    await screen.findByRole('heading', { name: 'Coming up' });
    const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(groups).toEqual(['On now', 'Coming up', 'Past trips', 'Cancelled', 'Is a booking missing?']);
    const next = within(screen.getByRole('region', { name: 'Coming up' }));
    expect(next.getByRole('link', { name: 'By the lake' })).toHaveAttribute('href', '/account/trips/u1');
    for (const text of ['Hôtel Les Roselières, Annecy', 'Still to be paid: €80', 'Confirmed', '1 night'])
      expect(next.getByText(text)).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Cancelled' })).getByRole('link', { name: 'In the city' })).toBeVisible();
    expect(await axeFaults()).toEqual([]);
  });

  test('of somebody without one lead to the search', async () => {
    open({ [TRIPS]: { trips: [] } });
    expect(await screen.findByRole('heading', { name: 'No trips yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a stay' })).toHaveAttribute('href', expect.stringMatching(/^\/search/));
    expect(await axeFaults()).toEqual([]);
  });

  test('that cannot be had are asked for again', async () => {
    let isAway = true;
    open({ [TRIPS]: () => (isAway ? refused(500) : { trips: [aTrip()] }) });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isAway = false;
    await userEvent.click(again);
    expect(await screen.findByRole('link', { name: 'A night by the lake' })).toBeVisible();
  }, 15_000);

  test.each([
    ['a guest', 'Sign in to see this page'],
    ['a customer whose session has ended', 'Your session has ended'],
  ])('lead %s to signing in, and back', async (who, title) => {
    if (who === 'a guest') document.cookie = 'account_id=; max-age=0';
    open({ [TRIPS]: refused(401, 'SIGN_IN_NEEDED') });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/account/signin?origin=%2Faccount%2Ftrips');
    if (who !== 'a guest') return;
    expect(network.requested).toEqual([]);
    expect(screen.getByRole('link', { name: 'A booking by its number' })).toHaveAttribute('href', '/booking-management');
  });
});

describe('a booking made without the account', () => {
  const add = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a booking' }));
    await userEvent.type(screen.getByLabelText(/^Booking number/), '1234 5678');
    await userEvent.type(screen.getByLabelText(/^E-mail address/), 'partner@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Add this booking' }));
  };

  test('is added by its number and address, and opened', async () => {
    const answer = (body: unknown) => (body ? { orderUUID: 'b3f1', kind: 'stay' } : { trips: [] });
    const { router } = open({ [TRIPS]: answer, [TRIP]: aTripDetail() });
    await add();
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/trips/b3f1'));
    expect(network.requested).toContainEqual({ path: TRIPS, body: { bookingNumber: '12345678', email: 'partner@example.com' } });
  });

  test('with another address than the account’s says that a mail went there', async () => {
    open({ [TRIPS]: (body: unknown) => (body ? { status: 'CHECK_YOUR_MAIL' } : { trips: [] }) });
    await add();
    expect(await screen.findByText(/We sent a mail to the address of the booking, partner@example.com/)).toBeVisible();
    expect(screen.queryByLabelText(/^Booking number/)).toBeNull();
    expect(await axeFaults()).toEqual([]);
  });

  test.each([
    [refused(404), 'No booking found'],
    [refused(409, 'BOOKING_OF_ANOTHER_ACCOUNT'), 'That did not work'],
    [refused(500), 'That did not work'],
  ])('that is refused says why, and keeps what was typed', async (refusal, title) => {
    open({ [TRIPS]: (body: unknown) => (body ? refusal : { trips: [] }) });
    await add();
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByLabelText(/^E-mail address/)).toHaveValue('partner@example.com');
    expect(await axeFaults()).toEqual([]);
  });
});

describe('one trip', () => {
  test('has its papers, what may be done with it and the way there, and is open for a change', async () => {
    open({ [TRIP]: aTripDetail() }, '/account/trips/b3f1');
    expect(await screen.findByRole('heading', { name: 'A night by the lake' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Confirmation (PDF)' })).toHaveAttribute('href', '/gateway/orders/b3f1/confirmation.pdf');
    expect(screen.getByText('Check-in from 15:00, check-out until 11:00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Directions on OpenStreetMap' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/directions?route=%3B45.9%2C6.1',
    );
    expect(screen.getByRole('link', { name: 'Call the house: 04\u00A050\u00A000\u00A000\u00A000' })).toHaveAttribute(
      'href',
      'tel:+33450000000',
    );
    expect(openBooking()).toEqual({ orderUUID: 'b3f1', bookingNumber: '12345678', email: 'anne@example.com' });
    expect(await axeFaults()).toEqual([]);
  });

  test('says the hours of the house as they are written in the language of the page', async () => {
    open({ [TRIP]: aTripDetail() }, '/account/trips/b3f1', { locale: 'fr_FR' });
    expect(await screen.findByText('Check-in from 15 h, check-out until 11 h')).toBeVisible();
  });

  test('names the day of each activity that it holds', async () => {
    const programLine = [
      { kind: 'breakfast', icon: 'coffee', title: 'Breakfast' },
      { kind: 'activity', icon: 'bike', title: 'Bicycles for the day', activityId: 'cycling' },
    ];
    const booking = aBooking({ activityDays: [{ activityId: 'cycling', day: 2 }] });
    open({ [TRIP]: aTripDetail({ booking }), '/api/weekend/101/detail.json': { id: '101', programLine } }, '/account/trips/b3f1');
    expect(await screen.findByText('Bicycles for the day')).toBeVisible();
    expect(screen.getAllByText('Sunday 21 February 2027').map((one) => one.closest('li')?.textContent)).toContain(
      'Bicycles for the daySunday 21 February 2027',
    );
    expect(screen.getByText('Breakfast').closest('li')).toHaveTextContent(/^Breakfast$/);
  });

  test('is cancelled here, and then says that it is', async () => {
    let isCancelled = false;
    open(
      {
        [TRIP]: () =>
          isCancelled ? aTripDetail({ status: 'cancelled', booking: aBooking({ status: 'cancelled' }, null) }) : aTripDetail(),
        '/gateway/bookings/b3f1/cancellation': () => {
          isCancelled = true;
          return { status: 'cancelled', refund: { total: 19_920, card: 19_920, gifts: 0 } };
        },
      },
      '/account/trips/b3f1#cancel',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel my booking' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Cancel it|^Yes/ }));
    expect(await screen.findByText('Cancelled')).toBeVisible();
    expect(network.requested).toContainEqual({
      path: '/gateway/bookings/b3f1/cancellation',
      body: { email: 'anne@example.com', expectedRefund: 19_920 },
    });
  });

  test('of somebody else is not in the account', async () => {
    open({}, '/account/trips/b3f1');
    expect(await screen.findByRole('heading', { name: 'This trip is not in your account' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All your trips' })).toHaveAttribute('href', '/account/trips');
  });
});
