import type { OrderPriceBody, PaymentState, Site, StayDetail } from '@shop/contracts';
import { axeFaults } from '@shop/testing/axe';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPayment } from '../fixtures/a-payment.ts';
import { anOrderPrice } from '../fixtures/an-order-price.ts';
import { aQuote, aStay } from '../fixtures/a-stay.ts';
import { Refused, renderPage, type FakeCall } from '../fixtures/render-page.tsx';
import { Body } from './stay-parts.ts';

const DATES = '#checkin=2027-02-20&checkout=2027-02-21';
const ORDER = { orderUUID: 'b3f1', amount: 24_900, paymentIntentId: 'pi_1', provider: 'test' };

interface Wallet {
  readonly card?: FakeCall[1];
  readonly price?: FakeCall[1];
  readonly quote?: () => unknown;
  readonly payment?: () => Partial<PaymentState>;
  readonly stay?: StayDetail;
  readonly site?: Partial<Site>;
}

/** Cards have promised 10 % extra. */
const promised: Wallet = { stay: aStay({ autoDiscount: { code: 'EXTRA10', value: 10 } }), site: { experiments: { autoDiscount: 'on' } } };

/** The stay page of a shop whose wallet ends as told; what was logged is noted. */
function show(hash: string, { card, price, quote = () => aQuote(), payment, stay = aStay(), site }: Wallet = {}) {
  const logs: { message: string; location: string; locale: string }[] = [];
  const orders: unknown[] = [];
  const purchases: unknown[] = [];
  const calls: FakeCall[] = [
    ['/detail.json', () => stay],
    ['/quote', quote],
    ['/product/101/offers', () => ({})],
    ['/purchase/price', price ?? (({ body }) => anOrderPrice(body as OrderPriceBody))],
    ['/purchase/orders', ({ body }) => (orders.push(body), ORDER)],
    ['/confirm', card ?? (() => ({ status: 'succeeded' }))],
    ['/purchase/zeppto', ({ body }) => (purchases.push(body), { booking: { orderUUID: 'b3f1' } })],
    ['/orders/b3f1/payment', () => aPayment(payment?.() ?? {}, 'b3f1')],
    ['/gateway/logs', ({ body }) => (logs.push(body as (typeof logs)[number]), {})],
  ];
  return { ...renderPage(`/product/stay/101${hash}`, calls, site), logs, orders, purchases };
}
const express = () => screen.findByRole('button', { name: 'Express checkout' });

beforeAll(() => Body.prepare());
beforeEach(() => sessionStorage.clear());

describe('the wallet on the stay page', () => {
  test('it is offered once there is a final price, not before @PROD-080', async () => {
    const { unmount } = show('');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Express checkout' })).toBeNull();
    unmount();
    show(DATES);
    expect(await express()).toBeVisible();
  });

  test('its window shows the price, and paying leads to the confirmation @PROD-079 @PROD-081', async () => {
    const { at, orders } = show(DATES);
    await userEvent.click(await express());
    expect(await axeFaults(await screen.findByRole('dialog'))).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Pay €249' }));
    await waitFor(() => expect(at()).toBe('/confirmation/b3f1?status=success'));
    expect(orders).toHaveLength(1);
    expect(orders[0]).toMatchObject({ expectedAmount: 24_900, buyer: { email: { email: 'camille.martin@example.com' } } });
  });

  test('its order holds the buyer with their address, a wish for the hotel, and the payment that the wallet authorised @PROD-084', async () => {
    const { at, orders, purchases } = show(DATES);
    await userEvent.click(await express());
    await userEvent.type(await screen.findByRole('textbox', { name: /^Special request/ }), 'A quiet room');
    await userEvent.click(screen.getByRole('button', { name: 'Pay €249' }));
    await waitFor(() => expect(at()).toBe('/confirmation/b3f1?status=success'));
    expect(orders[0]).toMatchObject({
      buyer: { addressLine: '12 rue du Lac', postalCode: '74000', city: 'Annecy', country: 'FR' },
      items: { insuranceItem: { hasInsurance: false }, shortStayItem: { gift: false, specialRequest: 'A quiet room' } },
    });
    expect(purchases).toEqual([{ ...(orders[0] as object), pspAuthorization: { paymentIntentId: 'pi_1', paymentMethod: 'wallet' } }]);
  });

  test('its window cannot be closed while the money is being taken, and leads to the confirmation all the same', async () => {
    const bank = Promise.withResolvers<object>();
    const { at } = show(DATES, { card: () => bank.promise });
    await userEvent.click(await express());
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pay €249' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(dialog).toBeVisible();
    bank.resolve({ status: 'succeeded' });
    await waitFor(() => expect(at()).toBe('/confirmation/b3f1?status=success'));
  });

  test('its window stays open when the price is asked again, and when the room that is being paid was the last one', async () => {
    let requested = 0;
    show(DATES, { quote: () => (requested++ === 0 ? aQuote() : new Refused(409, 'SOLD_OUT')) });
    await userEvent.click(await express());
    const pays = await screen.findByRole('button', { name: 'Pay €249' });
    await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findAllByText('Choose other dates')).not.toHaveLength(0);
    expect(pays).toBeVisible();
  });

  test('what the cards promise is said on the stay, and taken off in the window @SEARCH-069 @PROD-016', async () => {
    const { at, orders } = show(DATES, promised);
    expect(await screen.findByText('Promo: Save 10% extra')).toBeVisible();
    await userEvent.click(await express());
    expect(await screen.findByText('EXTRA10 · −€24.90, 10% extra, taken off by itself')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Pay €224.10' }));
    await waitFor(() => expect(at()).toContain('/confirmation/b3f1'));
    expect(orders).toMatchObject([{ expectedAmount: 22_410, items: { promotionCodeItem: { code: 'EXTRA10' } } }]);
  });

  test('a promise that no longer counts leaves the ordinary price, which the window shows', async () => {
    const price: FakeCall[1] = ({ body }) => {
      const { items } = body as OrderPriceBody;
      return items.promotionCodeItem
        ? new Refused(409, 'PROMOTION_EXPIRED', undefined, 'items.promotionCodeItem.code')
        : anOrderPrice({ items });
    };
    show(DATES, { ...promised, price });
    await userEvent.click(await express());
    expect(await screen.findByRole('button', { name: 'Pay €249' })).toBeVisible();
    expect(screen.queryByText(/EXTRA10/)).toBeNull();
  });

  test('a failure leaves the booking params with error=1, a log and, right above the buttons, the way to the summary @PROD-082 @PROD-083', async () => {
    const { at, logs } = show(DATES, { card: () => ({ status: 'declined' }) });
    await userEvent.click(await express());
    await userEvent.click(await screen.findByRole('button', { name: 'Pay €249' }));
    await waitFor(() => expect(at()).toBe('/product/stay/101#checkin=2027-02-20&checkout=2027-02-21&error=1'));
    const reported = await screen.findByText(/^Payment with Escale Wallet failed.*You will be able to choose another payment methods/);
    expect(reported.closest('[role=alert]')?.nextElementSibling).toHaveTextContent('Book');
    expect(await axeFaults()).toEqual([]);
    expect(logs).toEqual([{ level: 'error', locale: 'en_GB', location: '/', message: 'wallet payment failed: PAYMENT_DECLINED' }]);
  });

  test('a payment under way is in the address; after a reload its window tells how it stands, to the end @PROD-004', async () => {
    const processing = { payment: () => ({ charge: 'processing' as const }), card: () => ({ status: 'processing' }) };
    const { at, unmount } = show(DATES, processing);
    await userEvent.click(await express());
    await userEvent.click(await screen.findByRole('button', { name: 'Pay €249' }));
    expect(await screen.findByText('Your payment is being checked')).toBeVisible();
    expect(at()).toBe(`/product/stay/101${DATES}&isLoading=1`);
    unmount();

    let isPaid = false;
    const after = show(`${DATES}&isLoading=1`, {
      payment: () => (isPaid ? { status: 'paid', charge: 'charged', charged: 24_900 } : { charge: 'processing' }),
    });
    const window = await screen.findByRole('dialog');
    expect(await within(window).findByText('Your payment is being checked')).toBeVisible();
    expect(within(window).getByRole('button', { name: /Pay/ })).toHaveAttribute('aria-busy', 'true');
    expect(await axeFaults(window)).toEqual([]);
    isPaid = true;
    await waitFor(() => expect(after.at()).toBe('/confirmation/b3f1?status=success'));
  });

  test('an address that tells of a payment which nobody has started opens nothing, and forgets it with the next choice @PROD-004', async () => {
    const { at } = show(`${DATES}&isLoading=1`);
    await express();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getAllByRole('button', { name: /^Travellers/ })[0]!);
    await userEvent.click(await screen.findByRole('button', { name: /^Adults.*more/ }));
    await waitFor(() => expect(at()).toBe(`/product/stay/101${DATES}&a=3`));
  });

  test('a failed payment is forgotten with the next choice @PROD-082 @PROD-083', async () => {
    const { at } = show(`${DATES}&error=1`);
    expect(await screen.findByText(/^Payment with Escale Wallet failed/)).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: /^Travellers/ })[0]!);
    await userEvent.click(await screen.findByRole('button', { name: /^Adults.*more/ }));
    await waitFor(() => expect(at()).toBe(`/product/stay/101${DATES}&a=3`));
    expect(screen.queryByText(/^Payment with Escale Wallet failed/)).toBeNull();
  });

  test('a price that cannot be had any more is logged, and the window is gone without a word @PROD-039', async () => {
    const { at, logs } = show(DATES, { price: () => new Refused(409, 'SOLD_OUT') });
    await userEvent.click(await express());
    await waitFor(() => expect(logs).toHaveLength(1));
    expect(logs[0]).toMatchObject({ locale: 'en_GB', location: '/', message: 'wallet checkout aborted: SOLD_OUT' });
    expect(screen.queryByRole('button', { name: 'Pay €249' })).toBeNull();
    expect(at()).not.toContain('error=1');
  });
});
