import type { PaymentState } from '@shop/contracts';
import { axeFaults } from '@shop/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADDRESS, fillIn, ORDER, pay, showCheckout } from '../../fixtures/a-checkout.ts';
import { Refused } from '../../fixtures/render-page.tsx';
import { Body } from './checkout-parts.ts';

beforeAll(() => Body.prepare());
beforeEach(() => sessionStorage.clear());

describe('the summary always says whether the customer was charged', () => {
  test('a last room that went while the card paid: the money is on its way back', async () => {
    showCheckout({
      purchase: () => new Refused(409, 'SOLD_OUT'),
      payment: () => ({ status: 'failed', failure: 'SOLD_OUT', charge: 'refunding', charged: 24_900 }),
    });
    await fillIn();
    await pay();
    expect(await screen.findByText('The last room has just gone')).toBeVisible();
    expect(await screen.findByText('€249 was charged and is on its way back to you.')).toBeVisible();
    expect(await axeFaults()).toEqual([]);
    expect(screen.queryByText('Nothing was charged.')).toBeNull();
  });

  test('a lost answer after the charge: the booking is found and confirmed, not paid again', async () => {
    let cards = 0;
    const reported: Partial<PaymentState>[] = [
      { charge: 'charged', charged: 24_900 },
      { status: 'paid', charge: 'charged', charged: 24_900 },
    ];
    const { at } = showCheckout({
      card: () => ((cards += 1), { status: 'succeeded' }),
      purchase: () => new TypeError('no network'),
      payment: () => reported.shift() ?? { status: 'paid', charge: 'charged' },
    });
    await fillIn();
    await pay();
    await waitFor(() => expect(at()).toBe('/confirmation/b3f1?status=success'));
    expect(cards).toBe(1);
  });

  test('while nobody answers it says that it is asking, and keeps asking', async () => {
    showCheckout({ card: () => new TypeError('no network'), payment: () => new TypeError('no network') });
    await fillIn();
    await pay();
    expect(await screen.findByText(/We are asking whether you were charged/)).toBeVisible();
    expect(await axeFaults()).toEqual([]);
  });

  test('after a reload with an unpaid order: nothing was charged, and until when its price stands', async () => {
    const { unmount } = showCheckout({ card: () => ({ status: 'challenge' }) });
    await fillIn();
    await pay();
    expect(await screen.findByRole('button', { name: 'Confirm the payment' })).toBeVisible();
    unmount();
    showCheckout();
    expect(await screen.findByText('Your booking is not finished')).toBeVisible();
    expect(screen.getByText('Nothing was charged.')).toBeVisible();
    expect(screen.getByText(/This price stands until 10:30/)).toBeVisible();
    expect(await axeFaults()).toEqual([]);
  });

  test('after a reload with a paid order: its confirmation', async () => {
    const { unmount } = showCheckout({ card: () => ({ status: 'challenge' }) });
    await fillIn();
    await pay();
    await screen.findByRole('button', { name: 'Confirm the payment' });
    unmount();
    const { at } = showCheckout({ payment: () => ({ status: 'paid', charge: 'charged', charged: 24_900 }) });
    await waitFor(() => expect(at()).toBe('/confirmation/b3f1?status=success'));
  });

  test('the summary of another stay does not speak of it', async () => {
    const { unmount } = showCheckout({ card: () => ({ status: 'challenge' }) });
    await fillIn();
    await pay();
    await screen.findByRole('button', { name: 'Confirm the payment' });
    unmount();
    showCheckout({}, ADDRESS.replace('id=101', 'id=102'));
    expect(await screen.findByRole('button', { name: 'Pay €249' })).toBeVisible();
    expect(screen.queryByText('Your booking is not finished')).toBeNull();
  });
});

test('a double press makes one order', async () => {
  let orders = 0;
  const { at } = showCheckout({ order: () => ((orders += 1), ORDER) });
  await fillIn();
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Pay €249' }));
  await waitFor(() => expect(at()).toContain('/confirmation/b3f1'));
  expect(orders).toBe(1);
});

test('a price that cannot be loaded says so beside the stay and in place of the button, and is loaded again from either', async () => {
  let isDown = true;
  const { anOrderPrice } = await import('../../fixtures/an-order-price.ts');
  showCheckout({ price: () => (isDown ? new Refused(503, 'DOWN') : anOrderPrice({ items: {} })) });
  expect(await screen.findAllByText('The price could not be loaded.')).toHaveLength(2);
  expect(await axeFaults()).toEqual([]);
  expect(screen.queryByRole('button', { name: /^(Pay|One moment)/ })).toBeNull();
  isDown = false;
  await userEvent.click(within(screen.getByRole('form', { name: 'Booking form' })).getByText('Try again'));
  expect(await screen.findByRole('button', { name: 'Pay €249' })).toBeVisible();
});

test('a stay whose quote is refused takes the place of the form; the operator is told message, place and locale @PROD-039', async () => {
  const heard: unknown[] = [];
  showCheckout({
    quote: () => new Refused(409, 'PACKAGE_NOT_AVAILABLE_CHECKIN'),
    heard: (body) => heard.push(body),
  });
  expect(await screen.findByText('This stay is not available on your check-in date.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  expect(await axeFaults()).toEqual([]);
  await waitFor(() => expect(heard).toHaveLength(1));
  expect(heard[0]).toEqual({ level: 'warn', locale: 'en_GB', location: '/', message: 'checkout aborted: PACKAGE_NOT_AVAILABLE_CHECKIN' });
});
