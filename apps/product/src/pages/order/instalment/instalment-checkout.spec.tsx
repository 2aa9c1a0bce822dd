import { keepOpenBooking } from '@shop/api-client';
import type { OrderView, ScheduledPayment } from '@shop/contracts';
import { axeFaults } from '@shop/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import { anOrder } from '../../../fixtures/an-order.ts';
import { Refused, renderPage, type FakeCall } from '../../../fixtures/render-page.tsx';
import { challenged, fillCard, inATabThatKnowsTheBooking, OPEN, press } from '../known-booking.test-utils.ts';

const ADDRESS = '/checkout?booking=b3f1&instalment=2';
const BEGUN = { number: 2, status: 'pending', amount: 8_000, paymentIntentId: 'pi_2', provider: 'test' };
const PAID = { number: 2, status: 'paid', amount: 0 };

inATabThatKnowsTheBooking();

interface FakeShop {
  readonly row?: Partial<ScheduledPayment>;
  readonly start?: FakeCall[1];
  readonly card?: FakeCall[1];
  readonly complete?: FakeCall[1];
  readonly order?: () => OrderView | Error | Refused;
}

function show({ row, start, card, complete, order }: FakeShop = {}) {
  const second: ScheduledPayment = { number: 2, day: '2027-02-09', amount: 8_000, status: 'failed', nextCharge: '2027-02-11', ...row };
  const first: ScheduledPayment = { number: 1, day: '2027-01-09', amount: 8_360, status: 'paid' };
  return renderPage(ADDRESS, [
    ['/payment/complete', complete ?? (() => PAID)],
    ['/instalments/2/payment', start ?? (() => BEGUN)],
    ['/confirm', card ?? (() => ({ status: 'succeeded' }))],
    ['/orders/b3f1', () => (order ? order() : anOrder({ schedule: [first, second] }))],
  ]);
}

async function payByCard() {
  await fillCard();
  await press('Pay €80');
}

test('a declined instalment is shown with its booking and paid by another card, then the booking is shown again', async () => {
  const sent: unknown[] = [];
  const { at } = show({ start: ({ body }) => (sent.push(body), BEGUN), complete: ({ body }) => (sent.push(body), PAID) });
  const summary = within(await screen.findByRole('region', { name: 'Your payment' }));
  for (const text of ['Booking 12345678', 'A night by the lake', '€80', 'Due on Tuesday 9 February 2027, declined by your bank'])
    expect(summary.getByText(text)).toBeVisible();
  expect(screen.queryByLabelText('First name')).toBeNull();
  expect(await axeFaults()).toEqual([]);
  await payByCard();
  await waitFor(() => expect(at()).toBe('/booking-management?status=instalment-paid'));
  expect(sent).toEqual([{ email: OPEN.email }, { email: OPEN.email, paymentIntentId: 'pi_2' }]);
});

test('the card is said to be kept only where another instalment follows', async () => {
  const stored = /^The card that you pay with is kept/;
  const { unmount } = show();
  await screen.findByRole('region', { name: 'Your payment' });
  expect(screen.queryByText(stored)).toBeNull();
  unmount();
  const open = (number: number): ScheduledPayment => ({ number, day: '2027-02-20', amount: 8_000, status: 'planned' });
  show({ order: () => anOrder({ schedule: [open(2), open(3)] }) });
  expect(await screen.findByText(stored)).toBeVisible();
});

test('another card that is declined too is charged nothing, and a third may pay', async () => {
  let cards = 0;
  const { at } = show({ card: () => ({ status: ++cards === 1 ? 'declined' : 'succeeded' }) });
  await payByCard();
  expect(await screen.findByText('Your bank declined the payment')).toBeVisible();
  expect(screen.getByText('Nothing was charged.')).toBeVisible();
  expect(await axeFaults()).toEqual([]);
  await press('Pay €80');
  await waitFor(() => expect(at()).toBe('/booking-management?status=instalment-paid'));
});

test('the bank’s question is asked', async () => {
  const { at } = show({ card: challenged });
  await payByCard();
  await press('Confirm the payment');
  await waitFor(() => expect(at()).toBe('/booking-management?status=instalment-paid'));
});

test('a payment that the bank has not answered is followed until it is', async () => {
  let requested = 0;
  const { at } = show({ complete: () => (++requested <= 2 ? { ...BEGUN, status: 'pending' } : PAID) });
  await payByCard();
  expect(await screen.findByText('Your payment is being checked')).toBeVisible();
  await waitFor(() => expect(at()).toBe('/booking-management?status=instalment-paid'));
});

test('a lost answer says so, and trying again is safe', async () => {
  let tries = 0;
  const { at } = show({ start: () => (++tries === 1 ? new TypeError('no network') : BEGUN) });
  await payByCard();
  expect(await screen.findByText('We did not get an answer')).toBeVisible();
  await press('Pay €80');
  await waitFor(() => expect(at()).toBe('/booking-management?status=instalment-paid'));
});

test.each([
  ['INSTALMENT_PAID', 'This instalment is paid already'],
  ['INSTALMENT_CANCELLED', 'Nothing is owed any more'],
  ['INSTALMENT_BEING_CHARGED', 'This instalment is being taken at this moment'],
])('%s: what happened meanwhile is told, and the way leads to the booking', async (code, title) => {
  show({ start: () => new Refused(409, code) });
  await payByCard();
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to my booking' })).toHaveAttribute('href', '/booking-management');
  expect(await axeFaults()).toEqual([]);
});

test.each<[ScheduledPayment['status'], string]>([
  ['paid', 'This instalment is paid already'],
  ['cancelled', 'Nothing is owed any more'],
  ['charging', 'This instalment is being taken at this moment'],
])('an instalment that is %s asks for no card', async (status, title) => {
  show({ row: { status } });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.queryByLabelText('Card number')).toBeNull();
});

test('an amount that a change has raised meanwhile is shown before anything is paid', async () => {
  let amount = 8_000;
  const raised = () => anOrder({ schedule: [{ number: 2, day: '2027-02-20', amount, status: 'planned' }] });
  show({ order: raised, start: () => ({ ...BEGUN, amount: (amount = 14_000) }), card: () => new Refused(500, 'NOT_TO_BE_ASKED') });
  await payByCard();
  expect(await screen.findByText(/This instalment is now €140/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Pay €140' })).toBeVisible();
});

test('a refusal is told, with nothing charged', async () => {
  show({ start: () => new Refused(404, 'NOT_FOUND') });
  await payByCard();
  expect(await screen.findByText('The instalment was not paid')).toBeVisible();
});

test('a payment that the provider refuses is told in words of the shop, with what to do', async () => {
  show({ start: () => new Refused(409, 'PAYMENT_REFUSED') });
  await payByCard();
  expect(await screen.findByText(/This payment is not possible: nothing was charged/)).toBeVisible();
});

test('in a tab that does not know whose booking it is the way leads to booking management', async () => {
  keepOpenBooking(null);
  show();
  expect(await screen.findByText('Find your booking first')).toBeVisible();
  expect(screen.queryByLabelText('Card number')).toBeNull();
});

test('a booking that could not be had can be asked for again', async () => {
  let orders = 0;
  show({
    order: () =>
      ++orders <= 3
        ? new TypeError('no network')
        : anOrder({ schedule: [{ number: 2, day: '2027-02-20', amount: 8_000, status: 'planned' }] }),
  });
  await press('Try again');
  expect(await screen.findByRole('button', { name: 'Pay €80' })).toBeVisible();
});
