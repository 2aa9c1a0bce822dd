import { fc } from '@shop/testing/draw';
import { NO_PARTS, orderTotal, remainingToPay } from './order-total.ts';

const cents = fc.integer({ min: 0, max: 1_000_000 });

test('an order costs the sum of its parts less its promotion @RULE-008', () => {
  const parts = { ...NO_PARTS, product: 20_000, extras: 1_500, shipping: 490, insurance: 1_000, paymentFee: 300, promotion: 2_000 };
  expect(orderTotal(parts)).toBe(21_290);
});

test('gifts lower what is left to pay, not what the order costs', () => {
  fc.assert(
    fc.property(cents, cents, (product, gifts) => {
      const parts = { ...NO_PARTS, product, gifts: Math.min(gifts, product) };
      expect(orderTotal(parts)).toBe(product);
      expect(remainingToPay(parts)).toBe(product - parts.gifts);
      expect(remainingToPay(parts)).toBeGreaterThanOrEqual(0);
    }),
  );
});
