import type { OrderBody } from '@shop/contracts';
import { NO_CHOICES } from '../choices/order-choices.ts';
import { EMPTY_ORDER } from '../form/buyer.ts';
import { orderBody } from '../form/order-body.ts';
import { payOrder, type PaymentCalls } from './pay-order.ts';

const body = orderBody({
  values: EMPTY_ORDER,
  basket: { kind: 'stay', requested: { id: '101', checkin: '2027-02-20', checkout: '2027-02-21', adults: 2, children: 0, babies: 0 } },
  choices: NO_CHOICES,
  locale: 'fr_FR',
  expectedAmount: 24_900,
});
const card = { number: '4242424242424242', expiry: '12/29', cvc: '123' };
const keys = { order: 'order-key', purchase: 'purchase-key' };

/** A shop that succeeds by default, and records the requests. */
function aShop(change: Partial<PaymentCalls> = {}) {
  const requested: string[] = [];
  const calls: PaymentCalls = {
    startOrder: async () => ({ orderUUID: 'uuid', amount: 24_900, paymentIntentId: 'pi', provider: 'test' }),
    confirmTestCard: async () => ({ status: 'succeeded' }),
    purchase: async () => ({ booking: { orderUUID: 'uuid' } }),
    ...change,
  };
  const noted: PaymentCalls = {
    startOrder: (order, key) => (requested.push(`order ${key}`), calls.startOrder(order, key)),
    confirmTestCard: (intent, data) => (
      requested.push(`confirm ${intent} ${data.challenge ?? ''}`.trim()),
      calls.confirmTestCard(intent, data)
    ),
    purchase: (order, key) => (requested.push(`purchase ${key} ${order.pspAuthorization.paymentIntentId}`), calls.purchase(order, key)),
  };
  return { requested, calls: noted };
}
const refuse = (problem: { status: number; code: string; amount?: number; field?: string; retryAfterSeconds?: number }) => () =>
  Promise.reject(Object.assign(new Error(problem.code), problem));
const pay = (calls: PaymentCalls) => payOrder({ body, card, method: 'card', keys }, calls);

describe('paying an order', () => {
  test('an order is started, paid, purchased, and leads to its confirmation @PROD-081', async () => {
    const { requested, calls } = aShop();
    expect(await pay(calls)).toEqual({ kind: 'paid', orderUUID: 'uuid' });
    expect(requested).toEqual(['order order-key', 'confirm pi', 'purchase purchase-key pi']);
  });

  test('an order that gifts pay altogether needs no card', async () => {
    const { requested, calls } = aShop({
      startOrder: async () => ({ orderUUID: 'uuid', amount: 0, paymentIntentId: 'gift_uuid', provider: 'gift' }),
    });
    expect(await pay(calls)).toEqual({ kind: 'paid', orderUUID: 'uuid' });
    expect(requested).toEqual(['order order-key', 'purchase purchase-key gift_uuid']);
  });

  test('the order is told before its money is asked for', async () => {
    const reported: string[] = [];
    const { requested, calls } = aShop({ confirmTestCard: refuse({ status: 0, code: 'TIMEOUT' }) });
    expect(await pay({ ...calls, orderStarted: ({ orderUUID }) => reported.push(`${orderUUID} after ${requested.length}`) })).toEqual({
      kind: 'unreachable',
    });
    expect(reported).toEqual(['uuid after 1']);
  });

  test.each(['declined', 'challenge'] as const)('a card that is %s buys nothing', async (status) => {
    const { requested, calls } = aShop({ confirmTestCard: async () => ({ status }) });
    expect(await pay(calls)).toEqual({ kind: status });
    expect(requested).not.toContainEqual(expect.stringContaining('purchase'));
  });

  test('an answered challenge repeats the same order with the same keys', async () => {
    const { requested, calls } = aShop();
    await payOrder({ body, card: { ...card, challenge: 'accepted' }, method: 'card', keys }, calls);
    expect(requested).toEqual(['order order-key', 'confirm pi accepted', 'purchase purchase-key pi']);
  });

  test('a partner that the shop no longer knows is left out of the order, the customer buys all the same @PROD-084', async () => {
    const requested = { id: '101', checkin: '2027-02-20', checkout: '2027-02-21', adults: 2, children: 0, babies: 0, minisite: 999 };
    const named = orderBody({
      ...{ values: EMPTY_ORDER, basket: { kind: 'stay', requested }, choices: NO_CHOICES, locale: 'fr_FR', expectedAmount: 24_900 },
    });
    const partners: unknown[] = [];
    const note = ({ items }: OrderBody) => partners.push(items.shortStayItem?.reservationCriteria.minisiteId);
    const unknown = { status: 400, code: 'INVALID_FIELD', field: 'items.shortStayItem.reservationCriteria.minisiteId' };
    const well = aShop().calls;
    const { requested: keysRequested, calls } = aShop({
      startOrder: (order, key) => (note(order) && partners.at(-1) === 999 ? refuse(unknown)() : well.startOrder(order, key)),
      purchase: (order, key) => (note(order), well.purchase(order, key)),
    });
    expect(await payOrder({ body: named, card, method: 'card', keys }, calls)).toEqual({ kind: 'paid', orderUUID: 'uuid' });
    expect(partners).toEqual([999, undefined, undefined]);
    expect(keysRequested).toEqual(['order order-key', 'order order-key-without-partner', 'confirm pi', 'purchase purchase-key pi']);
  });

  test('a gift of a partner that the shop no longer knows is bought all the same', async () => {
    const gift = { ...body, items: { boxItem: { code: 'SPAEBOX', minisiteId: 999 } } };
    const sent: unknown[] = [];
    const well = aShop().calls;
    const { calls } = aShop({
      startOrder: (order, key) => {
        sent.push(order.items);
        const unknown = { status: 400, code: 'INVALID_FIELD', field: 'items.boxItem.minisiteId' };
        return sent.length === 1 ? refuse(unknown)() : well.startOrder(order, key);
      },
    });
    expect(await payOrder({ body: gift, card, method: 'card', keys }, calls)).toMatchObject({ kind: 'paid' });
    expect(sent.at(-1)).toEqual({ boxItem: { code: 'SPAEBOX' } });
  });

  test('a payment that timed out is being checked, not failed', async () => {
    expect(await pay(aShop({ confirmTestCard: async () => ({ status: 'processing' }) }).calls)).toEqual({
      kind: 'processing',
      orderUUID: 'uuid',
    });
  });

  test.each([
    [
      { status: 409, code: 'PRICE_CHANGED', amount: 26_000 },
      { kind: 'priceChanged', amount: 26_000 },
    ],
    [{ status: 409, code: 'SOLD_OUT' }, { kind: 'soldOut' }],
    [{ status: 0, code: 'NETWORK' }, { kind: 'unreachable' }],
    [{ status: 503, code: 'HTTP_503' }, { kind: 'unreachable' }],
    [
      { status: 429, code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 40 },
      { kind: 'unreachable', retryAfterSeconds: 40 },
    ],
    [{ status: 409, code: 'IDEMPOTENCY_IN_FLIGHT' }, { kind: 'unreachable' }],
    [
      { status: 400, code: 'INVALID_FIELD' },
      { kind: 'refused', code: 'INVALID_FIELD' },
    ],
    [
      { status: 409, code: 'GIFT_USED', field: 'items.giftPaymentItems.0.serialNumber' },
      { kind: 'refused', code: 'GIFT_USED', part: { part: 'gift', code: 'GIFT_USED', place: 0 } },
    ],
    [
      { status: 409, code: 'GIFT_CARD_LIMIT', field: 'items.giftCardItem.amount', amount: 10_000 },
      { kind: 'refused', code: 'GIFT_CARD_LIMIT', amount: 10_000 },
    ],
    [{ status: 402, code: 'PAYMENT_DECLINED' }, { kind: 'declined' }],
  ])('%o ends as %o', async (problem, outcome) => {
    expect(await pay(aShop({ startOrder: refuse(problem) }).calls)).toEqual(outcome);
  });

  test('a lost answer of the last step can be repeated', async () => {
    expect(await pay(aShop({ purchase: refuse({ status: 0, code: 'TIMEOUT' }) }).calls)).toEqual({ kind: 'unreachable' });
  });
});
