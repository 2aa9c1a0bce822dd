import { keepOpenBooking, openBooking } from '@shop/api-client';
import type { ModificationConditions, OrderView } from '@shop/contracts';
import { axeFaults } from '@shop/testing/axe';
import { answering, refused, type Answers } from '@shop/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking } from '../../testing/a-booking.ts';
import { openAccount } from '../../testing/open-account.test-utils.tsx';
import { BookingPage } from './booking-page.tsx';

const CANCEL = '/gateway/bookings/b3f1/cancellation';
const INVOICE = '/gateway/bookings/b3f1/invoice';
const OPEN = { orderUUID: 'b3f1', bookingNumber: '12345678', email: 'anne@example.com' };
let network: ReturnType<typeof answering>;

afterEach(() => {
  network.stop();
  keepOpenBooking(null);
});

interface Wanted {
  readonly order?: Partial<OrderView>;
  readonly conditions?: Partial<ModificationConditions>;
  readonly answers?: Answers;
}

function open(action: string, { order, conditions, answers }: Wanted = {}) {
  keepOpenBooking(OPEN);
  network = answering({ '/gateway/bookings/find': aBooking(order, conditions), ...answers });
  const routes = [
    { path: '/booking-management', element: <BookingPage /> },
    { path: '*', element: <p>another page</p> },
  ];
  return openAccount(routes, { at: `/booking-management#${action}` });
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('cancelling', () => {
  const done = { status: 'cancelled', refund: { total: 19_920, card: 19_920, gifts: 0 } };

  test('says what comes back, asks, and tells that it is done @PROD-020', async () => {
    open('cancel', { answers: { [CANCEL]: done } });
    expect(await screen.findByText('Partial refund: get back 80% of the amount of each night.')).toBeVisible();
    expect(screen.getByText('You get back €199.20')).toBeVisible();
    await press('Cancel my booking');
    const window = screen.getByRole('dialog', { name: 'Cancel this booking?' });
    expect(await axeFaults(window)).toEqual([]);
    expect(network.requested.some(({ path }) => path === CANCEL)).toBe(false);
    await userEvent.click(within(window).getByRole('button', { name: 'Yes, cancel' }));
    expect(await screen.findByText('Your booking is cancelled')).toBeVisible();
    expect(network.requested.find(({ path }) => path === CANCEL)?.body).toEqual({ email: 'anne@example.com', expectedRefund: 19_920 });
    expect(await axeFaults()).toEqual([]);
  });

  test('is offered no more for what is cancelled, nor is a change', async () => {
    keepOpenBooking(OPEN);
    network = answering({ '/gateway/bookings/find': aBooking({ status: 'cancelled' }, null) });
    openAccount([{ path: '/booking-management', element: <BookingPage /> }], { at: '/booking-management' });
    const ways = within(await screen.findByRole('navigation', { name: 'What would you like to do?' }));
    expect(ways.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Invoice']);
  });

  const planned = { number: 2, day: '2027-02-05', amount: 16_600, status: 'planned' } as const;

  test('of a stay on instalments says what comes back, and that nothing more is taken', async () => {
    const paid = { number: 1, day: '2027-01-05', amount: 8_300, status: 'paid' } as const;
    const answers = { [CANCEL]: { status: 'cancelled', refund: { total: 3_320, card: 3_320, gifts: 0 } } };
    open('cancel', { order: { schedule: [paid, planned] }, conditions: { refundableAmount: 3_320 }, answers });
    expect(await screen.findByText('You get back €33.20')).toBeVisible();
    expect(screen.getByText('The payments to come (€166) will not be taken.')).toBeVisible();
    await press('Cancel my booking');
    await press('Yes, cancel');
    expect(await screen.findByText(/^You get back €33.20, and nothing more is taken/)).toBeVisible();
  });

  test('of an insured stay on instalments says what was paid and what is kept of it, until the day before arrival', async () => {
    const paid = { number: 1, day: '2027-01-05', amount: 10_100, status: 'paid' } as const;
    const parts = { product: 24_900, extras: 0, shipping: 0, insurance: 1_200, paymentFee: 600, promotion: 0, gifts: 0 };
    open('cancel', {
      order: { amount: 26_700, parts, schedule: [paid, planned] },
      conditions: { reason: 'insured', refundableAmount: 8_300, cancellableUntil: '2027-02-19' },
    });
    expect(await screen.findByText('You get back €83')).toBeVisible();
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual(
      expect.arrayContaining(['Paid so far€101', 'Insurance, not refunded€12', 'Fee for paying later, not refunded€6']),
    );
    expect(screen.getByText(/^This holds until Friday 19 February 2027/)).toBeVisible();
    expect(await axeFaults()).toEqual([]);
  });

  test('of a stay whose payment is disputed says what the bank decides about, and counts it as no part that is kept', async () => {
    const parts = { product: 24_900, extras: 0, shipping: 0, insurance: 0, paymentFee: 0, promotion: 0, gifts: 0 };
    open('cancel', { order: { amount: 24_900, parts }, conditions: { refundableAmount: 4_920, disputedAmount: 15_000 } });
    expect(await screen.findByText('You get back €49.20')).toBeVisible();
    expect(screen.getByText(/^Your bank has taken €150 more of the refund from us by a dispute/)).toBeVisible();
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual(expect.arrayContaining(['Paid so far€249', 'Part of the stay, not refunded€49.80']));
  });

  test.each([
    {
      refundable: 4_920,
      disputed: 15_000,
      sure: /€49.20.*Your bank has taken €150 more/,
      ended: /^You get back €49.20\..*Your bank has taken €150/,
    },
    {
      refundable: 0,
      disputed: 19_920,
      sure: /nothing more is taken.*Your bank has taken €199.20/,
      ended: /^Nothing more is taken.*Your bank has taken €199.20/,
    },
  ])('the question and its end name what a bank decides about: $disputed cents', async ({ refundable, disputed, sure, ended }) => {
    const refund = { total: refundable, card: refundable, gifts: 0, disputed };
    open('cancel', {
      conditions: { refundableAmount: refundable, disputedAmount: disputed },
      answers: { [CANCEL]: { status: 'cancelled', refund } },
    });
    await press('Cancel my booking');
    expect(screen.getByRole('dialog')).toHaveTextContent(sure);
    expect(document.body).not.toHaveTextContent('€0');
    await press('Yes, cancel');
    expect(await screen.findByText(ended)).toBeVisible();
  });

  test('before anything was paid costs nothing, and promises no refund', async () => {
    const free = { status: 'cancelled', refund: { total: 0, card: 0, gifts: 0 } };
    open('cancel', { order: { schedule: [planned] }, conditions: { refundableAmount: 0 }, answers: { [CANCEL]: free } });
    expect(await screen.findByText('The payments to come (€166) will not be taken.')).toBeVisible();
    expect(screen.queryByText(/get back/)).toBeNull();
    await press('Cancel my booking');
    expect(screen.getByRole('dialog')).toHaveTextContent('“A night by the lake” will be cancelled, and nothing more is taken.');
    await press('Yes, cancel');
    expect(await screen.findByText(/^Nothing more is taken/)).toBeVisible();
  });

  test('is left alone by a customer who keeps the booking', async () => {
    open('cancel', { answers: { [CANCEL]: done } });
    await press('Cancel my booking');
    await press('Keep my booking');
    expect(network.requested.some(({ path }) => path === CANCEL)).toBe(false);
    expect(screen.getByText('Confirmed')).toBeVisible();
  });

  test('a lost answer is tried again with the same key', async () => {
    let tries = 0;
    const keys: (string | null)[] = [];
    open('cancel', { answers: { [CANCEL]: () => (++tries === 1 ? refused(503) : done) } });
    const real = globalThis.fetch;
    globalThis.fetch = (url, init) => {
      if (String(url) === CANCEL) keys.push(new Headers(init?.headers).get('idempotency-key'));
      return real(url, init);
    };
    await press('Cancel my booking');
    await press('Yes, cancel');
    expect(await screen.findByText(/your booking is cancelled once only/)).toBeVisible();
    await press('Cancel my booking');
    await press('Yes, cancel');
    expect(await screen.findByText('Your booking is cancelled')).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  test('another refund than the one that was seen is shown before anything is cancelled', async () => {
    open('cancel', { answers: { [CANCEL]: refused(409, 'REFUND_CHANGED', { amount: 9_600 }) } });
    await press('Cancel my booking');
    await press('Yes, cancel');
    expect(await screen.findByText(/What you get back has changed to €96/)).toBeVisible();
  });

  test.each([
    ['nonCancellable', 'Non-exchangeable and non-refundable'],
    ['afterDeadline', 'No refund.'],
    ['arrived', 'No refund.'],
  ] as const)('%s: nothing comes back, and nothing can be pressed', async (reason, words) => {
    open('cancel', { conditions: { cancellable: false, refundableAmount: 0, reason } });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel my booking' })).toBeNull();
  });
});

describe('changing', () => {
  const COPY =
    "Free modification for another date or stay. If the other stay is cheaper, we refund the difference. If it's more expensive you just pay the difference.";

  test('leads to the booking summary for other dates, and to all stays for another one @PROD-062', async () => {
    const { router } = open('modify');
    expect(await screen.findByText(COPY)).toBeVisible();
    expect(screen.getByText('You can change it until Thursday 18 February 2027, that day included.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose other dates' })).toHaveAttribute(
      'href',
      '/checkout?id=101&checkin=2027-02-20&checkout=2027-02-21&a=2&c=1&modify=b3f1',
    );
    expect(await axeFaults()).toEqual([]);
    await press('Choose another stay');
    await waitFor(() => expect(router.state.location.pathname).toBe('/search'));
    expect(openBooking()).toEqual({ ...OPEN, isChanging: true });
  });

  test.each([
    [{ modifiable: false, reason: 'nonCancellable' }, {}, 'Non-exchangeable and non-refundable'],
    [{ modifiable: false, reason: 'afterDeadline' }, {}, 'The last day to change this booking has passed.'],
    [{ modifiable: false, reason: 'withdrawal' }, { kind: 'gift' }, /A gift has no dates to change/],
  ] as const)('is closed where %o', async (conditions, order, words) => {
    open('modify', { conditions, order });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Choose other dates' })).toBeNull();
  });
});

describe('an invoice', () => {
  test('names what was typed, and is a paper at once', async () => {
    open('invoice', { answers: { [INVOICE]: { invoiceNumber: 'F2027-12345678', url: '/gateway/orders/b3f1/invoice.pdf' } } });
    await userEvent.type(await screen.findByLabelText('Company'), ' Lac & Fils ');
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'Belgium');
    await press('Get my invoice');
    expect(await screen.findByText('Your invoice F2027-12345678 is ready')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the invoice (PDF)' })).toHaveAttribute('href', '/gateway/orders/b3f1/invoice.pdf');
    expect(network.requested.find(({ path }) => path === INVOICE)?.body).toEqual({
      email: 'anne@example.com',
      company: 'Lac & Fils',
      country: 'BE',
    });
    expect(await axeFaults()).toEqual([]);
  });

  test('that could not be made keeps what was typed', async () => {
    open('invoice', { answers: { [INVOICE]: refused(503) } });
    await userEvent.type(await screen.findByLabelText('Company'), 'Lac & Fils');
    await press('Get my invoice');
    expect(await screen.findByRole('alert')).toHaveTextContent('The invoice could not be made.');
    expect(screen.getByLabelText('Company')).toHaveValue('Lac & Fils');
  });
});
