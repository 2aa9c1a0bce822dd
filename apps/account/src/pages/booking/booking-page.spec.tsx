import { keepOpenBooking, openBooking } from '@shop/api-client';
import { axeFaults } from '@shop/testing/axe';
import { answering, refused, type Answers } from '@shop/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking } from '../../testing/a-booking.ts';
import { openAccount } from '../../testing/open-account.spec-kit.tsx';
import { BookingPage } from './booking-page.tsx';

const FIND = '/gateway/bookings/find';
const OPEN = { orderUUID: 'b3f1', bookingNumber: '12345678', email: 'anne@example.com' };
let network: ReturnType<typeof answering>;

afterEach(() => {
  network.stop();
  keepOpenBooking(null);
});

function open(answers: Answers = {}, { at = '/booking-management', kept = false } = {}) {
  if (kept) keepOpenBooking(OPEN);
  network = answering(answers);
  return openAccount(
    [
      { path: '/booking-management', element: <BookingPage /> },
      { path: '*', element: <p>another page</p> },
    ],
    { at },
  );
}

async function find(number = '12345678', email = 'anne@example.com') {
  await userEvent.type(screen.getByLabelText('Booking number'), number);
  await userEvent.type(screen.getByLabelText('E-mail address'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Find my booking' }));
}

describe('a booking is found by its number and its address', () => {
  test('and shows what was bought, when, for whom and for how much; neither stands in the address @CONT-003', async () => {
    const { router } = open({ [FIND]: aBooking() });
    await find('1234 5678', ' anne@example.com ');
    const booking = within(await screen.findByRole('region', { name: 'A night by the lake' }));
    for (const text of ['Booking number 12345678', 'Confirmed', 'Saturday 20 February 2027', '2 adults, 1 child', 'Lake view room', '€249'])
      expect(booking.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Confirmation (PDF)' })).toHaveAttribute('href', '/gateway/orders/b3f1/confirmation.pdf');
    expect(screen.getByRole('link', { name: 'Add to my calendar' })).toHaveAttribute('href', '/gateway/orders/b3f1/calendar.ics');
    expect(screen.getByRole('heading', { name: 'A night by the lake' })).toHaveFocus();
    expect(network.asked[0]).toEqual({ path: FIND, body: { bookingNumber: '12345678', email: 'anne@example.com', locale: 'en_GB' } });
    expect(router.state.location.search).toBe('');
    expect(await axeFaults()).toEqual([]);
  });

  test('what is missing is said beside its field, and nothing is asked', async () => {
    open();
    await userEvent.type(screen.getByLabelText('Booking number'), '1234');
    await userEvent.click(screen.getByRole('button', { name: 'Find my booking' }));
    expect(screen.getByText('A booking number has 8 digits')).toBeVisible();
    expect(screen.getByText('This field is mandatory')).toBeVisible();
    expect(screen.getByLabelText('Booking number')).toHaveFocus();
    expect(network.asked).toEqual([]);
    expect(await axeFaults()).toEqual([]);
  });

  test.each([
    [refused(404), 'No booking has this number together with this e-mail address.'],
    [refused(429), 'Please try again in 15 minutes.'],
    [refused(503), 'We did not get an answer.'],
  ])('a refusal is told in words, and what was typed stays', async (answer, words) => {
    open({ [FIND]: answer });
    await find();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText('Booking number')).toHaveValue('12345678');
    expect(screen.getByLabelText('E-mail address')).toHaveValue('anne@example.com');
    expect(openBooking()).toBeUndefined();
    expect(await axeFaults()).toEqual([]);
  });
});

describe('the tab knows the booking', () => {
  test('after a reload it is asked for anew', async () => {
    open({ [FIND]: aBooking({ status: 'cancelled' }, null) }, { kept: true });
    expect(await screen.findByText('Cancelled')).toBeVisible();
    expect(screen.queryByLabelText('Booking number')).toBeNull();
  });

  test('when nobody answers it can be tried again', async () => {
    let tries = 0;
    open({ [FIND]: () => (++tries === 1 ? refused(503) : aBooking()) }, { kept: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'A night by the lake' })).toBeVisible();
  });

  test('one that is no longer there leads to the form, with the reason', async () => {
    open({ [FIND]: refused(404) }, { kept: true });
    expect(await screen.findByRole('alert')).toHaveTextContent('No booking found');
    expect(screen.getByLabelText('Booking number')).toBeVisible();
  });

  test('until it is put away', async () => {
    open({ [FIND]: aBooking() }, { kept: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Manage another booking' }));
    expect(screen.getByLabelText('Booking number')).toHaveValue('');
    expect(openBooking()).toBeUndefined();
  });

  test('a change that was just made is told', async () => {
    open({ [FIND]: aBooking() }, { kept: true, at: '/booking-management?status=changed' });
    expect(await screen.findByText('Your booking is changed')).toBeVisible();
  });
});

describe('the hash chooses what to do', () => {
  test('before the booking is found, and it is kept @CONT-003', async () => {
    const { router } = open({ [FIND]: aBooking() }, { at: '/booking-management#cancel' });
    expect(screen.getByText(/To cancel your booking, find it first/)).toBeVisible();
    await find();
    expect(await screen.findByRole('button', { name: 'Cancel my booking' })).toBeVisible();
    expect(router.state.location.hash).toBe('#cancel');
  });

  test('another one is chosen by a link, and Back brings the one of before', async () => {
    const { router } = open({ [FIND]: aBooking() }, { kept: true, at: '/booking-management#cancel' });
    await userEvent.click(await screen.findByRole('link', { name: 'Invoice' }));
    expect(router.state.location.hash).toBe('#invoice');
    expect(screen.getByLabelText('Company')).toBeVisible();
    expect(await axeFaults()).toEqual([]);
    await waitFor(() => router.navigate(-1));
    expect(await screen.findByRole('button', { name: 'Cancel my booking' })).toBeVisible();
  });
});

test('what was never paid has nothing to manage', async () => {
  open({ [FIND]: aBooking({ status: 'failed' }, null) }, { kept: true });
  expect(await screen.findByText(/This booking was not paid/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Cancel' })).toBeNull();
});
