import { aRoomOffer } from '../../fixtures/a-hotel-page.ts';
import { shownMonths } from './hotel-days.ts';
import { offerHref, offerPrice } from './room-offer.ts';

const price = (sellPrice: number, refPrice: number, nights = 1) =>
  offerPrice({ nights, price: { sellPrice, refPrice, promoPercentageRounded: 0, nights } });

describe('the price of a room', () => {
  test('shows a promotion from 10 percent on', () => {
    expect(price(9_000, 10_000)).toMatchObject({ promo: 10, refPrice: 10_000 });
    expect(price(9_100, 10_000)).toEqual({ sellPrice: 9_100, promo: 0, perNight: 9_100 });
  });

  test('says until when the promotion runs, where one is shown', () => {
    const until = (sellPrice: number) =>
      offerPrice({
        nights: 1,
        price: { sellPrice, refPrice: 10_000, promoPercentageRounded: 0, promotionEndsOn: '2026-12-14', nights: 1 },
      });
    expect(until(9_000)).toMatchObject({ promotionEndsOn: '2026-12-14' });
    expect(until(9_100)).not.toHaveProperty('promotionEndsOn');
  });

  test('is told by the night in whole euros, rounded up', () => {
    expect(price(24_900, 24_900, 2).perNight).toBe(12_500);
    expect(price(24_800, 24_800, 2).perNight).toBe(12_400);
    expect(price(9_950, 9_950, 1).perNight).toBe(10_000);
  });
});

describe('the way from a room to its stay', () => {
  const party = { adults: 2, children: 1, babies: 0 };

  test('keeps the days, the party, the chosen offer and the hotel flow @PROD-002', () => {
    expect(offerHref(aRoomOffer({ id: '1000101', checkin: '2027-02-27', hasSelectedDates: true }), party)).toBe(
      '/product/stay/101/a-night-by-the-lake?checkin=2027-02-27&checkout=2027-03-01&c=1&s=1&offerId=1000101&flow=hotel',
    );
  });

  test('names no days where none were chosen: those of the from-price are not the visitor’s', () => {
    expect(offerHref(aRoomOffer(), { ...party, children: 0 })).toBe('/product/stay/101/a-night-by-the-lake?offerId=101&flow=hotel');
  });
});

describe('the hotel calendar', () => {
  const today = '2026-11-21';

  test('reaches from this month to the eleventh after it: twelve in all @HOTEL-015', () => {
    expect(shownMonths('2026-01', today)).toMatchObject({ months: ['2026-11', '2026-12'], canShow: { previous: false, next: true } });
    expect(shownMonths('2027-09', today)).toMatchObject({ months: ['2027-09', '2027-10'], canShow: { previous: true, next: true } });
    expect(shownMonths('2028-01', today)).toMatchObject({ months: ['2027-10'], canShow: { previous: true, next: false } });
  });
});
