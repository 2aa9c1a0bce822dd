import { keepOpenBooking, openBooking } from '@shop/api-client';
import { axeFaults } from '@shop/testing/axe';
import { answering, refused, type Answers } from '@shop/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking } from '../../testing/a-booking.ts';
import { openAccount } from '../../testing/open-account.test-utils.tsx';
import { BookingPage } from './booking-page.tsx';

const FIND = '/gateway/bookings/find';
const OPEN = { orderUUID: 'b3f1', bookingNumber: '12345678', email: 'anne@example.com' };
let network: ReturnType<typeof answering>;

afterEach(() => {
  network.stop();
  keepOpenBooking(null);
});

function open(answers: Answers = {}, { at = '/booking-management', stored = false } = {}) {
  if (stored) keepOpenBooking(OPEN);
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
    for (const text of ['Booking number 12345678', 'Confirmed', 'Saturday 20 February 2027', '2 adults, 1 child', 'Lake view room'])
      expect(booking.getByText(text)).toBeVisible();
    expect(booking.getByText('Price of your booking').parentElement).toHaveTextContent('€249');
    expect(booking.getByText('Paid by card').parentElement).toHaveTextContent('€249');
    expect(screen.getByRole('link', { name: 'Confirmation (PDF)' })).toHaveAttribute('href', '/gateway/orders/b3f1/confirmation.pdf');
    expect(screen.getByRole('link', { name: 'Add to my calendar' })).toHaveAttribute('href', '/gateway/orders/b3f1/calendar.ics');
    expect(screen.getByRole('heading', { name: 'A night by the lake' })).toHaveFocus();
    expect(network.requested[0]).toEqual({ path: FIND, body: { bookingNumber: '12345678', email: 'anne@example.com', locale: 'en_GB' } });
    expect(router.state.location.search).toBe('');
    expect(await axeFaults()).toEqual([]);
  });

  test('and of a gift whether a voucher was used, and when', async () => {
    const voucher = { kind: 'DIGITAL_ACTIVITY_ONLY', format: 'digital', label: 'Kayak', value: 5_700, expiresOn: '2028-02-20' } as const;
    const vouchers = [
      { ...voucher, code: 'AAAA-2345' },
      { ...voucher, code: 'BBBB-2345', state: 'used' as const },
      { ...voucher, code: 'CCCC-2345', state: 'used' as const, usedAt: '2027-03-01T09:32:00.000Z' },
    ];
    open({ [FIND]: aBooking({ kind: 'gift', checkin: '', checkout: '', nights: 0, vouchers }) });
    await find();
    for (const text of [
      'AAAA-2345, valid until Sunday 20 February 2028',
      'BBBB-2345, used',
      'CCCC-2345, used on Monday 1 March 2027 at 10:32',
    ])
      expect(await screen.findByText(text)).toBeVisible();
  });

  test('and where an invoice was issued, all its papers come with one press', async () => {
    open({ [FIND]: aBooking({ invoices: [{ kind: 'invoice', number: 'F2030-000001', day: '2030-06-01', amount: 24_900 }] }) });
    await find();
    expect(await screen.findByRole('link', { name: 'Download all (ZIP)' })).toHaveAttribute('href', '/gateway/orders/b3f1/papers.zip');
    expect(screen.getByRole('link', { name: 'Invoice F2030-000001 (PDF)' })).toBeVisible();
    expect(await axeFaults()).toEqual([]);
  });

  test('what is missing is said beside its field, and nothing is asked', async () => {
    open();
    await userEvent.type(screen.getByLabelText('Booking number'), '1234');
    await userEvent.click(screen.getByRole('button', { name: 'Find my booking' }));
    await waitFor(async () => expect(await screen.findByRole('group', { name: 'Please check 2 fields' })).toHaveFocus());
    expect(screen.getByLabelText('Booking number')).toHaveAccessibleDescription(/Booking number is composed of 8 digits/);
    expect(screen.getByLabelText('E-mail address')).toHaveAccessibleDescription('Mandatory field: enter your e-mail address');
    expect(network.requested).toEqual([]);
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
    open({ [FIND]: aBooking({ status: 'cancelled' }, null) }, { stored: true });
    expect(await screen.findByText('Cancelled')).toBeVisible();
    expect(screen.queryByLabelText('Booking number')).toBeNull();
  });

  test('when nobody answers it can be tried again', async () => {
    let tries = 0;
    open({ [FIND]: () => (++tries === 1 ? refused(503) : aBooking()) }, { stored: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'A night by the lake' })).toBeVisible();
  });

  test('one that is no longer there leads to the form, with the reason', async () => {
    open({ [FIND]: refused(404) }, { stored: true });
    expect(await screen.findByRole('alert')).toHaveTextContent('No booking found');
    expect(screen.getByLabelText('Booking number')).toBeVisible();
  });

  test('until it is put away', async () => {
    open({ [FIND]: aBooking() }, { stored: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Manage another booking' }));
    expect(screen.getByLabelText('Booking number')).toHaveValue('');
    expect(openBooking()).toBeUndefined();
  });

  test('a change that was just made is told', async () => {
    open({ [FIND]: aBooking() }, { stored: true, at: '/booking-management?status=changed' });
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
    const { router } = open({ [FIND]: aBooking() }, { stored: true, at: '/booking-management#cancel' });
    await userEvent.click(await screen.findByRole('link', { name: 'Invoice' }));
    expect(router.state.location.hash).toBe('#invoice');
    expect(screen.getByLabelText('Company')).toBeVisible();
    expect(await axeFaults()).toEqual([]);
    await waitFor(() => router.navigate(-1));
    expect(await screen.findByRole('button', { name: 'Cancel my booking' })).toBeVisible();
  });
});

test('what was never paid has nothing to manage', async () => {
  open({ [FIND]: aBooking({ status: 'failed' }, null) }, { stored: true });
  expect(await screen.findByText(/This booking was not paid/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Cancel' })).toBeNull();
});

describe('a booking that is paid in several amounts', () => {
  const schedule = [
    { number: 1, day: '2027-01-05', amount: 8_360, status: 'paid' },
    { number: 2, day: '2027-02-05', amount: 8_000, status: 'paid', byCustomer: true },
    { number: 3, day: '2027-03-05', amount: 8_000, status: 'failed', nextCharge: '2027-03-06' },
    { number: 4, day: '2027-04-05', amount: 8_000, status: 'planned', nextCharge: '2027-04-05' },
    { number: 5, day: '2027-05-05', amount: 0, status: 'cancelled' },
  ] as const;

  test('lists each with its day and what became of it, and leads to where an open one is paid', async () => {
    open({ [FIND]: aBooking({ schedule: [...schedule] }) }, { stored: true });
    expect(await screen.findByRole('heading', { name: 'Your payments' })).toBeVisible();
    const booking = within(screen.getByRole('region', { name: 'A night by the lake' }));
    expect(booking.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Paid on Tuesday 5 January 2027€83.60',
      'Paid by you on Friday 5 February 2027€80',
      'Unpaid, due on Friday 5 March 2027: declined by your bank. We try again on Saturday 6 March 2027.€80Pay €80 by another card',
      'To be taken on Monday 5 April 2027€80Pay €80 now',
    ]);
    expect(screen.getByRole('link', { name: 'Pay €80 by another card' })).toHaveAttribute('href', '/checkout?booking=b3f1&instalment=3');
    expect(await axeFaults()).toEqual([]);
  });

  test('says which are not charged any more, and why, and offers no way to pay them', async () => {
    const stopped = { ...schedule[3], nextCharge: undefined, stopped: 'disputed' } as const;
    const money = { card: 8_360, gifts: 0, cardBack: 0, giftsBack: 0 };
    open({ [FIND]: aBooking({ schedule: [schedule[0], stopped], money }) }, { stored: true });
    expect(await screen.findByRole('heading', { name: 'Your payments' })).toBeVisible();
    const booking = within(screen.getByRole('region', { name: 'A night by the lake' }));
    expect(booking.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Paid on Tuesday 5 January 2027€83.60',
      'Planned for Monday 5 April 2027, stopped: your bank has taken a payment of this booking back.€80',
    ]);
    expect(await axeFaults()).toEqual([]);
  });

  test('says that a payment has arrived', async () => {
    open({ [FIND]: aBooking({ schedule: [...schedule] }) }, { stored: true, at: '/booking-management?status=instalment-paid' });
    expect(await screen.findByText('Your payment has arrived')).toBeVisible();
    expect(screen.getByText(/^The card that you paid with is used for/)).toBeVisible();
  });

  test('says that it is paid in full once nothing follows', async () => {
    const paid = aBooking({ schedule: schedule.slice(0, 2) });
    open({ [FIND]: paid }, { stored: true, at: '/booking-management?status=instalment-paid' });
    expect(await screen.findByText('Your booking is now paid in full.')).toBeVisible();
  });
});
