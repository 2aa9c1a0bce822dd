import { fc } from '@shop/testing/draw';
import { spreadGifts, spreadRefund } from './gift-payment.ts';

const amounts = fc.integer({ min: 0, max: 500_000 });
const gifts = fc.array(amounts, { maxLength: 5 });
/** Gifts of a cent or two are what rounding goes wrong with. */
const smallAndLarge = fc.array(fc.oneof(amounts, fc.integer({ min: 0, max: 3 })), { maxLength: 5 });

test('gifts pay in their order, each no more than is due; a card pays the rest', () => {
  const cards = [
    { code: 'A', remaining: 5_000 },
    { code: 'B', remaining: 10_000 },
    { code: 'C', remaining: 1_000 },
  ];
  expect(spreadGifts(12_000, cards)).toEqual({
    used: [
      { code: 'A', amount: 5_000 },
      { code: 'B', amount: 7_000 },
    ],
    remaining: 0,
  });
  expect(spreadGifts(20_000, cards).remaining).toBe(4_000);
});

test('gifts and card together pay exactly the total, and no gift more than it holds', () => {
  fc.assert(
    fc.property(amounts, gifts, (total, balances) => {
      const cards = balances.map((remaining, place) => ({ code: String(place), remaining }));
      const { used, remaining } = spreadGifts(total, cards);
      expect(used.reduce((sum, use) => sum + use.amount, remaining)).toBe(total);
      for (const use of used) expect(use.amount).toBeLessThanOrEqual(balances[Number(use.code)]!);
    }),
  );
});

test('a refund goes back to card and gifts in the shares in which they paid', () => {
  expect(spreadRefund(8_000, { card: 7_000, gifts: [{ code: 'A', amount: 3_000 }] })).toEqual({
    card: 5_600,
    gifts: [{ code: 'A', amount: 2_400 }],
  });
});

test('every cent of a refund goes back, and nobody gets more than they paid', () => {
  fc.assert(
    fc.property(
      fc.oneof(amounts, fc.integer({ min: 0, max: 3 })),
      smallAndLarge,
      fc.integer({ min: 0, max: 100 }),
      (card, balances, percent) => {
        const paid = { card, gifts: balances.map((amount, place) => ({ code: String(place), amount })) };
        const total = balances.reduce((sum, amount) => sum + amount, card);
        const refund = Math.floor((total * percent) / 100);
        const back = spreadRefund(refund, paid);
        expect(back.gifts.reduce((sum, gift) => sum + gift.amount, back.card)).toBe(refund);
        expect(back.card).toBeLessThanOrEqual(card);
        for (const gift of back.gifts) expect(gift.amount).toBeLessThanOrEqual(balances[Number(gift.code)]!);
      },
    ),
  );
});

test('a nearly empty gift gets no more back than it gave: the cents of rounding go to the gifts that have paid more', () => {
  const gifts = [
    { code: 'A', amount: 4_396 },
    { code: 'B', amount: 4_402 },
    { code: 'C', amount: 2 },
  ];
  expect(spreadRefund(7_040, { card: 0, gifts })).toEqual({
    card: 0,
    gifts: [
      { code: 'A', amount: 3_516 },
      { code: 'B', amount: 3_522 },
      { code: 'C', amount: 2 },
    ],
  });
});

test('no more goes back than is held', () => {
  expect(spreadRefund(9_000, { card: 2_000, gifts: [{ code: 'A', amount: 3_000 }] })).toEqual({
    card: 2_000,
    gifts: [{ code: 'A', amount: 3_000 }],
  });
});
