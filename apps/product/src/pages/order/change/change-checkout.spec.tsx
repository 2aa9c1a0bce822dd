import { keepOpenBooking, openBooking } from '@shop/api-client';
import { axeFaults } from '@shop/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showCheckout } from '../../../fixtures/a-checkout.ts';
import { anOrder } from '../../../fixtures/an-order.ts';
import { aStay } from '../../../fixtures/a-stay.ts';
import { Refused, renderPage } from '../../../fixtures/render-page.tsx';
import { inATabThatKnowsTheBooking, OPEN, press } from '../known-booking.test-utils.ts';
import { CHEAPER, DEARER, DONE, OTHER, showChange } from './change-page.test-utils.ts';

const SAME = '/checkout?id=101&checkin=2027-02-20&checkout=2027-02-21&a=2&modify=b3f1';

inATabThatKnowsTheBooking();

describe('the supplement card', () => {
  test("says 'Supplement to pay' where the new stay costs more @PROD-062", async () => {
    showChange();
    const change = within(await screen.findByRole('region', { name: 'Your change' }));
    const card = await change.findByRole('status');
    expect(card).toHaveTextContent('Supplement to pay€51');
    expect(card).toHaveTextContent('New price of your booking: €300');
    expect(change.getByText('Sat 20 Feb – Sun 21 Feb')).toBeVisible();
    expect(change.getByText('Mon 1 Mar – Tue 2 Mar')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Pay €51' })).toBeVisible();
    expect(screen.queryByLabelText('First name')).toBeNull();
    expect(await axeFaults()).toEqual([]);
  });

  test.each([
    [CHEAPER, 'Amount to refund€49'],
    [{ kind: 'refund', amount: 0, newTotal: 24_900 }, 'Amount to refund€0'],
  ])("else says 'Amount to refund' @PROD-062", async (price, words) => {
    showChange({ price });
    const change = within(await screen.findByRole('region', { name: 'Your change' }));
    expect(await change.findByRole('status')).toHaveTextContent(words);
    expect(screen.queryByLabelText('Card number')).toBeNull();
    expect(await axeFaults()).toEqual([]);
  });

  test('says how much of the difference is the stay and how much the insurance', async () => {
    const differences = [
      { part: 'product', amount: 4_900 },
      { part: 'insurance', amount: 200 },
    ] as const;
    showChange({ price: { kind: 'supplement', amount: 5_100, newTotal: 30_000, differences: [...differences] } });
    const change = within(await screen.findByRole('region', { name: 'Your change' }));
    expect((await change.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'Stay+ €49',
      'Cancellation insurance+ €2',
    ]);
  });

  test('says what the customer need not pay because a card takes nothing as small', async () => {
    showChange({ price: { kind: 'refund', amount: 0, newTotal: 24_900, waived: 40 } });
    const change = within(await screen.findByRole('region', { name: 'Your change' }));
    expect(await change.findByRole('status')).toHaveTextContent('The remaining €0.40 is too little to be charged: you do not pay it.');
    expect(screen.queryByLabelText('Card number')).toBeNull();
  });

  test('waits until something else than the booking itself is chosen', async () => {
    showChange({ price: new Error('not to be asked') }, SAME);
    expect(await screen.findByText('Choose new dates in the calendar to see the difference.')).toBeVisible();
    expect(screen.queryByText('Supplement to pay')).toBeNull();
    expect(await axeFaults()).toEqual([]);
  });
});

describe('other days', () => {
  const KAYAK = { id: '2', kind: 'activity', title: 'Kayak', icon: 'star', activityId: 'kayak' };
  const withKayak = () => ({ ...aStay(), programLine: [...aStay().programLine, KAYAK] });

  test('are asked for as those of the booking, whose own rooms are free for it', async () => {
    const requested: unknown[] = [];
    renderPage(OTHER, [
      ['/modification-days', ({ url, body }) => (requested.push([url.pathname, body]), {})],
      ['/detail.json', () => aStay()],
      ['/modification-price', () => DEARER],
      ['/orders/b3f1', () => anOrder()],
    ]);
    await screen.findByRole('button', { name: 'Pay €51' });
    expect(requested).toContainEqual([
      '/gateway/bookings/b3f1/modification-days',
      expect.objectContaining({ email: OPEN.email, offerId: '101' }),
    ]);
  });

  test('ask for the day of an activity again before anything is paid, and the change carries it', async () => {
    const sent: unknown[] = [];
    const { at } = renderPage(OTHER, [
      ['/modification-days', () => ({})],
      ['/detail.json', withKayak],
      ['/modification-price', () => CHEAPER],
      ['/modification', ({ body }) => (sent.push(body), DONE)],
      ['/orders/b3f1', () => anOrder({ activityDays: [{ activityId: 'kayak', day: 1 }] })],
    ]);
    const day = await screen.findByLabelText('Day for: Kayak');
    expect(screen.getByText('Please choose your activity dates.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change my booking' })).toBeNull();
    await userEvent.selectOptions(day, '2');
    expect(at()).toContain('kayak_2');
    await press('Change my booking');
    await waitFor(() => expect(at()).toBe('/booking-management?status=changed'));
    expect(sent).toMatchObject([{ activityDaySelections: [{ activityId: 'kayak', day: 2 }], pax: { numberOfAdults: 2 } }]);
  });
});

test('a promotion code that no longer applies is told with the difference', async () => {
  showChange({ price: { ...CHEAPER, lostPromotion: { code: 'ESCAPADE20', reason: 'belowMinimum', minimum: 15_000 } } });
  expect(await screen.findByText('Your promotion code ESCAPADE20 no longer applies: it is for stays from €150.')).toBeVisible();
});

describe('a booking cannot be changed', () => {
  test('in a tab that does not know whose it is: the way leads to booking management', async () => {
    keepOpenBooking(null);
    showChange();
    expect(await screen.findByText('Find your booking first')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to my booking' })).toHaveAttribute('href', '/booking-management#modify');
    expect(await axeFaults()).toEqual([]);
  });

  test('where it is no longer there', async () => {
    showChange({ order: () => new Refused(404, 'NOT_FOUND') });
    expect(await screen.findByText('Find your booking first')).toBeVisible();
  });

  test('after its last day for changes, also where that passes meanwhile', async () => {
    const { unmount } = showChange({ price: new Refused(409, 'NOT_MODIFIABLE') });
    expect(await screen.findByText('This booking can no longer be changed')).toBeVisible();
    unmount();
    showChange({ price: CHEAPER, modify: () => new Refused(409, 'NOT_MODIFIABLE') });
    await press('Change my booking');
    expect(await screen.findByText('This booking can no longer be changed')).toBeVisible();
  });

  test('once it is cancelled', async () => {
    showChange({ price: new Refused(409, 'ALREADY_CANCELLED') });
    expect(await screen.findByText('This booking is cancelled')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to my booking' })).toBeVisible();
  });

  test('to a stay that the gift of the booking could not have bought', async () => {
    showChange({ price: new Refused(409, 'GIFT_NOT_USABLE') });
    expect(await screen.findByText('This gift cannot pay for this booking.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
  });

  test('to days that are sold out: others may be chosen', async () => {
    showChange({ price: new Refused(409, 'SOLD_OUT') });
    expect(await screen.findByText(/Choose other days in the calendar. Your booking stays as it is./)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
  });
});

test('a booking or a difference that could not be had can be asked for again', async () => {
  let orders = 0;
  let prices = 0;
  showChange({
    order: () => (++orders <= 3 ? new TypeError('no network') : {}),
    price: () => (++prices <= 3 ? new TypeError('no network') : DEARER),
  });
  await press('Try again');
  await press('Try again');
  expect(await screen.findByRole('button', { name: 'Pay €51' })).toBeVisible();
});

describe('another stay', () => {
  test('is taken for the booking only by a customer who says so', async () => {
    keepOpenBooking({ ...OPEN, isChanging: true });
    showCheckout();
    expect(await screen.findByRole('link', { name: 'Yes, change my booking' })).toHaveAttribute(
      'href',
      '/checkout?id=101&checkin=2027-02-20&checkout=2027-02-21&a=2&modify=b3f1',
    );
    await press('No, book it as well');
    expect(screen.queryByRole('link', { name: 'Yes, change my booking' })).toBeNull();
    expect(openBooking()).toMatchObject({ isChanging: false });
    expect(await screen.findByLabelText('First name')).toBeVisible();
  });

  test('is simply bought by a customer who looks for none', async () => {
    showCheckout();
    expect(await screen.findByLabelText('First name')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Yes, change my booking' })).toBeNull();
  });
});
