import { outOfScope, reductionOf, PROMOTED_PRODUCTS } from './promotion-code.ts';

const stayAt = (price: number) => ({ product: 'stay' as const, themes: [], price });
const CODE = { percent: 10, cents: null, validFrom: '2027-03-01', validUntil: '2027-03-31', minimum: 10_000 };
const AMOUNT_CODE = { ...CODE, percent: null, cents: 2_500, minimum: 0 };

test('a percentage is rounded down to the cent', () => {
  expect(reductionOf(CODE, stayAt(12_345), '2027-03-10')).toEqual({ kind: 'reduced', amount: 1_234 });
});

test('an amount never takes off more than is due', () => {
  expect(reductionOf(AMOUNT_CODE, stayAt(2_499), '2027-03-10')).toEqual({ kind: 'reduced', amount: 2_499 });
  expect(reductionOf(AMOUNT_CODE, stayAt(30_000), '2027-03-10')).toEqual({ kind: 'reduced', amount: 2_500 });
});

test('a code counts on its first and last day, not before and not after', () => {
  const kindOn = (day: string) => reductionOf(CODE, stayAt(10_000), day).kind;
  expect(['2027-02-28', '2027-03-01', '2027-03-31', '2027-04-01'].map(kindOn)).toEqual(['notYetValid', 'reduced', 'reduced', 'expired']);
});

test('an order one cent below the minimum gets no reduction', () => {
  expect(reductionOf(CODE, stayAt(9_999), '2027-03-10')).toEqual({ kind: 'belowMinimum', minimum: 10_000 });
});

describe('the scope of a code', () => {
  const spaStay = { product: 'stay' as const, themes: ['spa', 'lake'], minisiteId: 7 };
  const scope = { products: null, themes: null, minisites: null };

  test('is everything but gift cards where nothing is said, and gift cards only where they are named', () => {
    const counts = (products: readonly string[] | null) =>
      PROMOTED_PRODUCTS.filter((product) => !outOfScope({ ...scope, products }, { product, themes: [] }));
    expect(counts(null)).toEqual(['stay', 'activity', 'box', 'singleVoucher']);
    expect(counts(['giftCard'])).toEqual(['giftCard']);
    expect(counts([...PROMOTED_PRODUCTS])).toEqual([...PROMOTED_PRODUCTS]);
    expect(outOfScope(undefined, { product: 'giftCard', themes: [] })).toBe('products');
  });

  test('is of products that bear one of its themes, and of one of its partner sites', () => {
    expect(outOfScope({ ...scope, themes: ['golf', 'lake'] }, spaStay)).toBeUndefined();
    expect(outOfScope({ ...scope, themes: ['golf'] }, spaStay)).toBe('themes');
    expect(outOfScope({ ...scope, minisites: [7, 8] }, spaStay)).toBeUndefined();
    expect(outOfScope({ ...scope, minisites: [8] }, spaStay)).toBe('minisites');
    expect(outOfScope({ ...scope, minisites: [8] }, { product: 'stay', themes: [] })).toBe('minisites');
  });

  test('is looked at before the minimum, and takes nothing off outside', () => {
    const code = { ...CODE, scope: { ...scope, themes: ['golf'] } };
    expect(reductionOf(code, { ...spaStay, price: 1 }, '2027-03-10')).toEqual({ kind: 'notApplicable', because: 'themes' });
  });
});
