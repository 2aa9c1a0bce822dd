import { EMPTY_ORDER } from '../form/buyer.ts';
import { orderBody } from '../form/order-body.ts';
import { payOrder, type PaymentCalls } from './pay-order.ts';
import { paymentState } from './payment-state.ts';

const body = orderBody({
  values: EMPTY_ORDER,
  checkout: { id: '101', checkin: '2027-02-20', checkout: '2027-02-21', adults: 2, children: 0, babies: 0 },
  locale: 'fr_FR',
  expectedAmount: 24_900,
});
const card = { number: '4242424242424242', expiry: '12/29', cvc: '123' };
const keys = { order: 'order-key', purchase: 'purchase-key' };

/** A shop that answers well unless told otherwise, and remembers what it was asked. */
function aShop(change: Partial<PaymentCalls> = {}) {
  const asked: string[] = [];
  const calls: PaymentCalls = {
    startOrder: async () => ({ orderUUID: 'uuid', amount: 24_900, paymentIntentId: 'pi', provider: 'test' }),
    confirmTestCard: async () => ({ status: 'succeeded' }),
    purchase: async () => ({ booking: { orderUUID: 'uuid' } }),
    ...change,
  };
  const noted: PaymentCalls = {
    startOrder: (order, key) => (asked.push(`order ${key}`), calls.startOrder(order, key)),
    confirmTestCard: (intent, data) => (
      asked.push(`confirm ${intent} ${data.challenge ?? ''}`.trim()),
      calls.confirmTestCard(intent, data)
    ),
    purchase: (order, key) => (asked.push(`purchase ${key} ${order.pspAuthorization.paymentIntentId}`), calls.purchase(order, key)),
  };
  return { asked, calls: noted };
}
const refuse = (problem: { status: number; code: string; amount?: number }) => () =>
  Promise.reject(Object.assign(new Error(problem.code), problem));
const pay = (calls: PaymentCalls) => payOrder({ body, card, keys }, calls);

describe('paying an order', () => {
  test('an order is started, paid, purchased, and leads to its confirmation @PROD-081', async () => {
    const { asked, calls } = aShop();
    expect(await pay(calls)).toEqual({ kind: 'paid', orderUUID: 'uuid' });
    expect(asked).toEqual(['order order-key', 'confirm pi', 'purchase purchase-key pi']);
  });

  test.each(['declined', 'challenge'] as const)('a card that is %s buys nothing', async (status) => {
    const { asked, calls } = aShop({ confirmTestCard: async () => ({ status }) });
    expect(await pay(calls)).toEqual({ kind: status });
    expect(asked).not.toContainEqual(expect.stringContaining('purchase'));
  });

  test('an answered challenge repeats the same order with the same keys', async () => {
    const { asked, calls } = aShop();
    await payOrder({ body, card: { ...card, challenge: 'accepted' }, keys }, calls);
    expect(asked).toEqual(['order order-key', 'confirm pi accepted', 'purchase purchase-key pi']);
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
    [{ status: 409, code: 'IDEMPOTENCY_IN_FLIGHT' }, { kind: 'unreachable' }],
    [
      { status: 400, code: 'INVALID_FIELD' },
      { kind: 'refused', code: 'INVALID_FIELD' },
    ],
  ])('%o ends as %o', async (problem, outcome) => {
    expect(await pay(aShop({ startOrder: refuse(problem) }).calls)).toEqual(outcome);
  });

  test('a lost answer of the last step can be repeated', async () => {
    expect(await pay(aShop({ purchase: refuse({ status: 0, code: 'TIMEOUT' }) }).calls)).toEqual({ kind: 'unreachable' });
  });
});

describe('a payment that is being checked', () => {
  const outcome = { kind: 'processing', orderUUID: 'uuid' } as const;
  const state = (status: 'pending' | 'paid' | 'failed') => paymentState({ isPending: false, outcome, hasFailed: false, order: { status } });

  test('goes on when its order is paid, and is declined when it failed', () => {
    expect(state('pending')).toEqual(outcome);
    expect(state('paid')).toEqual({ kind: 'paid', orderUUID: 'uuid' });
    expect(state('failed')).toEqual({ kind: 'declined' });
  });
});
