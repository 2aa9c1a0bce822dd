import { pricedStayHref, type PricedStay } from './priced-stay.ts';

describe('a stay opens with what its price was requested for @PROD-002 @PROD-084', () => {
  const days = { checkin: '2027-03-06', checkout: '2027-03-08' };
  const hrefOf = (stay: Partial<PricedStay>, requested: Partial<Parameters<typeof pricedStayHref>[2]> = {}) =>
    pricedStayHref('/product/stay/12', { adults: 3, children: 0, babies: 0, ...stay }, { flow: 'booking', ...requested });

  test('people and days, and a flow that is not booking', () => {
    expect(hrefOf({})).toBe('/product/stay/12?a=3');
    expect(hrefOf(days)).toBe('/product/stay/12?checkin=2027-03-06&checkout=2027-03-08&a=3');
    expect(hrefOf(days, { flow: 'hotel' })).toBe('/product/stay/12?checkin=2027-03-06&checkout=2027-03-08&a=3&flow=hotel');
  });

  test('the offer whose price it is', () => {
    expect(hrefOf({ ...days, offerId: '1000101' })).toBe('/product/stay/12?checkin=2027-03-06&checkout=2027-03-08&a=3&offerId=1000101');
  });

  test('the partner whose visitor it is', () => {
    expect(hrefOf({}, { minisite: 360 })).toBe('/product/stay/12?a=3&minisite=360');
  });
});
