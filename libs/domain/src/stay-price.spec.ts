import { localTaxTotal, roomsFor, stayPrice, type RoomNight } from './stay-price.ts';

const couple = { adults: 2, children: 0, babies: 0 };
const night = (price: number, promo = 0) => ({ price, promo });
const priceOf = (party: Partial<typeof couple>, options: { capacity?: number; supplement?: number; nights?: RoomNight[] } = {}) =>
  stayPrice({
    nights: options.nights ?? [night(10_000)],
    supplement: options.supplement ?? 0,
    capacity: options.capacity ?? 2,
    party: { ...couple, ...party },
  });

describe('the price of a stay', () => {
  test('is the sum of its nights', () => {
    expect(priceOf({}, { nights: [night(10_000), night(12_000)] })).toEqual({ refPrice: 22_000, sellPrice: 22_000, nbRooms: 1, nights: 2 });
  });

  test('takes each day’s own promotion off', () => {
    expect(priceOf({}, { nights: [night(10_000, 20), night(10_000)] })).toMatchObject({ refPrice: 20_000, sellPrice: 18_000 });
  });

  test('adds the supplement once per night for two adults', () => {
    expect(priceOf({}, { supplement: 3_000, nights: [night(10_000), night(10_000)] }).sellPrice).toBe(26_000);
  });

  test('counts half the supplement for one adult, the room stays whole', () => {
    expect(priceOf({ adults: 1 }, { supplement: 3_000 }).sellPrice).toBe(11_500);
  });

  test('a third adult in a family room adds 30 %, a child half of that, a baby nothing', () => {
    expect(priceOf({ adults: 3 }, { capacity: 4 }).sellPrice).toBe(13_000);
    expect(priceOf({ children: 1 }, { capacity: 4 }).sellPrice).toBe(11_500);
    expect(priceOf({ babies: 2 }, { capacity: 4 }).sellPrice).toBe(10_000);
  });

  test('a child takes the second place of a single adult', () => {
    expect(priceOf({ adults: 1, children: 1 }).sellPrice).toBe(10_000);
  });

  test('three adults in rooms for two take two rooms', () => {
    expect(priceOf({ adults: 3 })).toMatchObject({ nbRooms: 2, sellPrice: 20_000 });
  });

  test('is whole euros, and the discount shown is never larger than the one given', () => {
    const { refPrice, sellPrice } = priceOf({}, { nights: [night(12_340, 17)] });
    expect(refPrice % 100).toBe(0);
    expect(sellPrice % 100).toBe(0);
    expect(100 - (sellPrice * 100) / refPrice).toBeLessThanOrEqual(17);
  });
});

test('rooms: babies need no bed', () => {
  expect(roomsFor({ adults: 2, children: 2, babies: 3 }, 4)).toBe(1);
  expect(roomsFor({ adults: 2, children: 3, babies: 0 }, 4)).toBe(2);
});

test('local tax is paid by adults, per night', () => {
  expect(localTaxTotal(150, 2, 3)).toBe(900);
});

describe('what a promotion is compared with', () => {
  const promoted = (price: number, promo: number, prior?: { price: number; promo: number }) =>
    priceOf({}, { supplement: 2_000, nights: [{ price, promo, prior }] });

  test('is the full price, where the night never cost less', () => {
    expect(promoted(10_000, 20)).toMatchObject({ sellPrice: 9_600, refPrice: 12_000 });
    expect(promoted(10_000, 20, { price: 11_000, promo: 0 })).toMatchObject({ sellPrice: 9_600, refPrice: 12_000 });
  });

  test('is the lowest price of the thirty days before, with what the stay adds to it', () => {
    expect(promoted(10_000, 20, { price: 9_000, promo: 0 })).toMatchObject({ sellPrice: 9_600, refPrice: 11_000 });
    expect(promoted(10_000, 30, { price: 10_000, promo: 10 })).toMatchObject({ sellPrice: 8_400, refPrice: 10_800 });
  });

  test('is never less than what is paid', () => {
    expect(promoted(10_000, 20, { price: 5_000, promo: 0 })).toMatchObject({ sellPrice: 9_600, refPrice: 9_600 });
  });

  test('is the price itself without a promotion, whatever the night cost before', () => {
    expect(promoted(10_000, 0, { price: 5_000, promo: 0 })).toMatchObject({ sellPrice: 12_000, refPrice: 12_000 });
  });
});
