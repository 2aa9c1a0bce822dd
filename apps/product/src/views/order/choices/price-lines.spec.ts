import { NO_PARTS, remainingToPay } from '@shop/domain';
import { fc } from '@shop/testing/draw';
import { priceLines } from './price-lines.ts';

const cents = fc.integer({ min: 0, max: 300_000 });

test('the lines of a price add up to what is left to pay, whatever its parts @RULE-008', () => {
  const prices = fc.record({
    product: cents,
    extras: cents,
    shipping: cents,
    insurance: cents,
    paymentFee: cents,
    promotion: cents,
    waived: fc.integer({ min: 0, max: 49 }),
  });
  fc.assert(
    fc.property(prices, fc.array(cents, { maxLength: 5 }), (some, used) => {
      const giftcards = used.map((usedAmount, place) => ({ serialNumber: String(place), usedAmount, amount: usedAmount }));
      const parts = { ...some, gifts: used.reduce((sum, amount) => sum + amount, 0) };
      const sum = priceLines({ parts, giftcards }).reduce((total, line) => total + line.amount, 0);
      expect(sum).toBe(remainingToPay(parts));
    }),
  );
});

test('a part that costs nothing has no line, but for the product and gifts that were named', () => {
  expect(priceLines({ parts: NO_PARTS, giftcards: [] })).toEqual([{ kind: 'product', amount: 0 }]);
  const lines = priceLines({
    parts: { ...NO_PARTS, product: 20_000, insurance: 1_000, promotion: 2_000, gifts: 5_000 },
    giftcards: [{ serialNumber: 'A', usedAmount: 5_000, amount: 5_000 }],
  });
  expect(lines.map(({ kind }) => kind)).toEqual(['product', 'insurance', 'promotion', 'gift']);
});

test('what gifts leave as too little to be charged has a line of its own, the last before what is to be paid', () => {
  const giftcards = [{ serialNumber: 'A', usedAmount: 9_980, amount: 9_980 }];
  const lines = priceLines({ parts: { ...NO_PARTS, product: 10_000, gifts: 9_980, waived: 20 }, giftcards });
  expect(lines.at(-1)).toEqual({ kind: 'waived', amount: -20 });
});

test('a gift that is sent by post has a line of its own for the delivery, free or not @GIFT-036', () => {
  const linesFor = (shipping: number) =>
    priceLines({ parts: { ...NO_PARTS, product: 10_000, shipping }, giftcards: [] }, { isShipped: true });
  expect(linesFor(0)).toContainEqual({ kind: 'shipping', amount: 0 });
  expect(linesFor(690)).toContainEqual({ kind: 'shipping', amount: 690 });
});
