import { anActivity, aPrice, pricesFor } from '../../fixtures/an-activity.ts';
import { activityPrice } from './activity-price.ts';
import { otherActivities, viewedActivity } from './viewed-activity.ts';

describe('the price of an activity', () => {
  test('is that of the wished party, and what it comes to for each @ACT-013', () => {
    expect(activityPrice(anActivity({ prices: { '3': aPrice(3, 10_000) } }), 3)).toEqual({
      bounds: { min: 3, max: 3 },
      sizes: [3],
      adults: 3,
      sellPrice: 10_000,
      promo: 0,
      perPerson: 3_333,
    });
  });

  test.each([
    [1, 2],
    [2, 2],
    [6, 6],
    [7, 6],
  ])('for %i who wish to come is that of %i, as far as the prices reach @ACT-007', (wished, shown) => {
    expect(activityPrice(anActivity({ prices: pricesFor([2, 3, 4, 5, 6]) }), wished)).toMatchObject({
      adults: shown,
      bounds: { min: 2, max: 6 },
    });
  });

  test('shows a promotion whose rounded percentage is at least 5', () => {
    const promo = (sellPrice: number) => activityPrice(anActivity({ prices: { '2': aPrice(2, sellPrice, 10_000) } }), 2);
    expect(promo(9_550)).toMatchObject({ promo: 5, refPrice: 10_000 });
    expect(promo(9_551)).toMatchObject({ promo: 0 });
    expect(promo(9_551)).not.toHaveProperty('refPrice');
  });

  test('says until when it holds where a promotion shows', () => {
    const until = (sellPrice: number) => {
      const price = { ...aPrice(2, sellPrice, 10_000), promotionEndsOn: '2026-12-14' };
      return activityPrice(anActivity({ prices: { '2': price } }), 2);
    };
    expect(until(9_550)).toMatchObject({ promotionEndsOn: '2026-12-14' });
    expect(until(9_551)).not.toHaveProperty('promotionEndsOn');
  });

  test('is none once it is no longer sold, or has no price @ACT-003', () => {
    expect(activityPrice(anActivity({ published: false }), 2)).toBeUndefined();
    expect(activityPrice(anActivity({ prices: {} }), 2)).toBeUndefined();
  });
});

describe('what the device remembers', () => {
  test('an activity with its lowest price and its centre', () => {
    expect(viewedActivity(anActivity())).toEqual({
      id: '7',
      imageUrl: '/images/water-1/640_360.webp',
      label: 'Rafting on the Dranse',
      price: 4_000,
      hotel: 'White Water',
      uri: '/product/activity/7/rafting-on-the-dranse',
      type: 'ACTIVITY',
    });
  });

  test('nothing of one that is no longer sold', () => {
    expect(viewedActivity(anActivity({ published: false }))).toBeUndefined();
  });

  test('are shown as other activities: no stay, and not the one at hand @ACT-002', () => {
    const item = viewedActivity(anActivity())!;
    const stay = { ...item, id: '8', type: 'STAY' as const };
    expect(otherActivities([item, stay, { ...item, id: '9' }], '7').map(({ id }) => id)).toEqual(['9']);
  });
});
