import type { PaymentState } from '@shop/contracts';
import { aMemory } from '../../../fixtures/a-memory.ts';
import { aPayment } from '../../../fixtures/a-payment.ts';
import { NO_CHOICES } from '../choices/order-choices.ts';
import { EMPTY_ORDER } from '../form/buyer.ts';
import { orderBody } from '../form/order-body.ts';
import { payOnce, type PaymentDeps } from './pay-once.ts';

const attempt = (lastName: string) => ({
  method: 'card',
  card: { number: '4242424242424242', expiry: '12/29', cvc: '123' },
  body: orderBody({
    values: { ...EMPTY_ORDER, lastName },
    basket: { kind: 'stay', requested: { id: '101', checkin: '2027-02-20', checkout: '2027-02-21', adults: 2, children: 0, babies: 0 } },
    choices: NO_CHOICES,
    locale: 'fr_FR',
    expectedAmount: 24_900,
  }),
});

/** Dependencies whose last step loses its answer; it counts the orders by their keys. */
function fakeDeps(said: () => PaymentState | Error) {
  const orders = new Set<string>();
  let isLost = true;
  const deps: PaymentDeps = {
    memory: aMemory(),
    of: 'stay 101',
    calls: {
      startOrder: async (_, key) => {
        orders.add(key);
        return { orderUUID: 'u-1', amount: 24_900, paymentIntentId: 'pi', provider: 'test' };
      },
      confirmTestCard: async () => ({ status: 'succeeded' }),
      purchase: async () => {
        if (isLost) throw Object.assign(new Error('lost'), { status: 0, code: 'TIMEOUT' });
        return { booking: { orderUUID: 'u-1' } };
      },
      askPayment: async () => {
        const answer = said();
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
  };
  return { deps, orders, found: () => (isLost = false) };
}

test('after a lost answer a changed form does not make a second order of one that was charged', async () => {
  const { deps, orders } = fakeDeps(() => aPayment({ charge: 'charged', charged: 24_900 }));
  expect(await payOnce(attempt('Martin'), deps)).toEqual({ kind: 'unreachable' });
  expect(await payOnce(attempt('Martín'), deps)).toEqual({ kind: 'processing', orderUUID: 'u-1' });
  expect(orders.size).toBe(1);
});

test('an order that was charged but not finished is finished under its own key', async () => {
  const { deps, orders, found } = fakeDeps(() => aPayment({ charge: 'charged', charged: 24_900 }));
  await payOnce(attempt('Martin'), deps);
  found();
  expect(await payOnce(attempt('Martin'), deps)).toEqual({ kind: 'paid', orderUUID: 'u-1' });
  expect(orders.size).toBe(1);
});

test('an order that was paid meanwhile leads to its confirmation', async () => {
  const { deps } = fakeDeps(() => aPayment({ status: 'paid', charge: 'charged' }));
  await payOnce(attempt('Martin'), deps);
  expect(await payOnce(attempt('Martin'), deps)).toEqual({ kind: 'paid', orderUUID: 'u-1' });
});

test('while nobody can tell about the first order no second one is begun', async () => {
  const { deps, orders } = fakeDeps(() => Object.assign(new Error('down'), { status: 503 }));
  await payOnce(attempt('Martin'), deps);
  expect(await payOnce(attempt('Martín'), deps)).toEqual({ kind: 'unreachable' });
  expect(orders.size).toBe(1);
});

test('an order that nobody paid is gone on with under its own key', async () => {
  const { deps, orders, found } = fakeDeps(() => aPayment({}));
  await payOnce(attempt('Martin'), deps);
  found();
  expect(await payOnce(attempt('Martin'), deps)).toEqual({ kind: 'paid', orderUUID: 'u-1' });
  expect(orders.size).toBe(1);
});

test.each([
  ['expired', () => aPayment({ status: 'failed', failure: 'ORDER_EXPIRED' })],
  ['is not known any more', () => Object.assign(new Error('gone'), { status: 404 })],
] as const)('an order that %s makes room for another', async (title, said) => {
  const { deps, orders, found } = fakeDeps(said);
  await payOnce(attempt('Martin'), deps);
  found();
  expect(await payOnce(attempt(title === 'expired' ? 'Martin' : 'Martín'), deps)).toMatchObject({ kind: 'paid' });
  expect(orders.size).toBe(2);
});
