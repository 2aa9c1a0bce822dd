import { priorGiftPrice, promotedGiftPrice, type KeptGiftPrice } from './gift-promotion.ts';

const promotion = { percent: 20, startsOn: '2030-06-10', endsOn: '2030-06-20' };
const priceOn = (today: string, gift: { regular?: number; prior?: number | undefined } = {}) =>
  promotedGiftPrice({ regular: 10_000, prior: 10_000, promotion, today, ...gift });

describe('the price of a gift', () => {
  test.each([
    ['the day before its promotion', '2030-06-09', { sellPrice: 10_000 }],
    ['the first day', '2030-06-10', { sellPrice: 8_000, crossedPrice: 10_000, endsOn: '2030-06-20' }],
    ['the last day', '2030-06-20', { sellPrice: 8_000, crossedPrice: 10_000, endsOn: '2030-06-20' }],
    ['the day after', '2030-06-21', { sellPrice: 10_000 }],
  ])('on %s', (_, today, price) => expect(priceOn(today)).toEqual(price));

  test('is the regular one where no promotion was named', () => {
    expect(promotedGiftPrice({ regular: 10_000, promotion: undefined, prior: 12_000, today: '2030-06-10' })).toEqual({ sellPrice: 10_000 });
  });

  test('crosses the lowest price of before, also where the regular one was raised or lowered since', () => {
    expect(priceOn('2030-06-10', { regular: 11_000 })).toMatchObject({ sellPrice: 8_800, crossedPrice: 10_000 });
    expect(priceOn('2030-06-10', { regular: 9_000 })).toMatchObject({ sellPrice: 7_200, crossedPrice: 10_000 });
  });

  test.each([
    ['is not known', undefined],
    ['is as high as the promoted one', 8_000],
    ['is below the promoted one', 7_000],
  ])('crosses nothing where the price of before %s', (_, prior) => {
    expect(priceOn('2030-06-10', { prior })).toEqual({ sellPrice: 8_000, endsOn: '2030-06-20' });
  });

  test('is rounded up to whole euros, and never above the regular one', () => {
    expect(priceOn('2030-06-10', { regular: 9_900 }).sellPrice).toBe(8_000);
    expect(priceOn('2030-06-10', { regular: 1_050 }).sellPrice).toBe(900);
    expect(promotedGiftPrice({ regular: 1_050, prior: 1_050, promotion: { ...promotion, percent: 1 }, today: '2030-06-10' })).toMatchObject(
      {
        sellPrice: 1_050,
      },
    );
  });
});

describe('the price that a promotion of 1 July is compared with', () => {
  const priorOf = (...kept: [cents: number, since: string, until?: string][]) =>
    priorGiftPrice(
      kept.map(([cents, since, until]): KeptGiftPrice => ({ cents, since, until })),
      '2030-07-01',
    );

  test('is the lowest of the thirty days before', () => {
    expect(priorOf([10_000, '2030-01-01'])).toBe(10_000);
    expect(priorOf([10_000, '2030-01-01', '2030-06-15'], [9_000, '2030-06-15', '2030-06-20'], [12_000, '2030-06-20'])).toBe(9_000);
  });

  test('knows a price that ended thirty days before, and none that ended earlier', () => {
    expect(priorOf([8_000, '2030-01-01', '2030-06-01'], [10_000, '2030-06-01'])).toBe(8_000);
    expect(priorOf([8_000, '2030-01-01', '2030-05-31'], [10_000, '2030-05-31'])).toBe(10_000);
  });

  test('is not known of a gift that has not been sold for thirty days', () => {
    expect(priorOf([10_000, '2030-06-01'])).toBe(10_000);
    expect(priorOf([10_000, '2030-06-02'])).toBeUndefined();
    expect(priorOf()).toBeUndefined();
  });
});
