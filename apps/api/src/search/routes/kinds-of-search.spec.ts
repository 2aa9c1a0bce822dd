import { ANNECY } from '@shop/testing';
import { around, inAnnecy } from './annecy-fixture.test-utils.ts';

const { post, search } = inAnnecy();

describe('a gift', () => {
  test('costs what its voucher costs, for two, whatever dates and party come along @API-005 @SEARCH-019', async () => {
    const { body } = await search({ ...around, adult: 5, checkin: '2030-06-20' }, { performGiftableSearch: true, orderBy: 'svPriceAsc' });
    expect(body.exactMatch).toMatchObject([
      { id: '101', sellPrice: 14_900, refPrice: 16_900, priceType: 'GIFT', nights: 1, itemCategory: 'single_voucher' },
      { id: '201', sellPrice: 19_900, priceType: 'GIFT' },
    ]);
    expect(body.searchDetails.adult).toBe(2);
    expect(body.searchDetails.uri).toContain('flow=gifting');
  });

  test('of two nights is another price, and not every stay has one', async () => {
    const { body } = await search({ giftNights: 2 }, { type: 'gift' });
    expect(body.exactMatch).toMatchObject([{ id: '101', sellPrice: 29_000, nights: 2 }]);
  });

  test('is sorted and limited by its own price @SEARCH-077 @SEARCH-079', async () => {
    expect((await search({}, { type: 'gift', orderBy: 'svPriceDesc' })).ids).toEqual(['201', '101']);
    expect((await search({ singleVoucherPriceMax: 15_000 }, { type: 'gift' })).ids).toEqual(['101']);
    expect((await search({ singleVoucherPriceMin: 15_000 }, { type: 'gift' })).ids).toEqual(['201']);
  });
});

describe('the hotel page', () => {
  test('asks for a main package and others, cheapest first @API-007', async () => {
    const { body, ids } = await post({
      locale: 'fr_FR',
      hotelId: '1',
      adult: 2,
      child: 0,
      baby: 0,
      checkin: '2030-06-20',
      night: 2,
      orderBy: 'priceAsc',
      numberOfPackagesPerHotel: 20,
      searchProvider: 'msite',
    });
    expect(ids).toEqual(['101', '102']);
    expect(body.exactMatch[0]).toMatchObject({ priceType: 'FINAL_PRICE', weekend: [{ id: '101', legacyPackageCount: 2 }] });
    expect((await post({ locale: 'fr_FR', hotelId: '1', type: 'gift', orderBy: 'priceAsc' })).body.exactMatch).toMatchObject([
      { priceType: 'GIFT' },
    ]);
  });

  test('of a hotel that is not sold finds nothing', async () => {
    expect(await post({ locale: 'fr_FR', hotelId: '99' })).toMatchObject({ status: 200, ids: [] });
  });
});

describe('the map', () => {
  test('gets every point in reach and nothing else @API-005 @SEARCH-046', async () => {
    const { body } = await search({ region: 'Auvergne-Rhône-Alpes' }, { performMapSearch: true, limit: 1, orderBy: 'priceAsc' });
    expect(body.exactMatch).toHaveLength(4);
    expect(body.exactMatch[0]).toEqual({
      id: '101',
      location: { lat: ANNECY.latitude, lng: ANNECY.longitude },
      weekend: [{ id: '101' }],
      sellPrice: 9_000,
    });
    expect((await search({}, { performMapSearch: true, performGiftableSearch: true })).ids.sort()).toEqual(['101', '201']);
  });
});

describe('suggestions for a search that found too little', () => {
  const fallback = { fallback: 'proximity', limit: 3, fetchPageModel: false };

  test('are what its filters kept away, then what lies up to 30 km further @API-006 @SEARCH-121', async () => {
    expect((await search({ city: 'Annecy', tags: 'tasting' })).ids).toEqual(['201']);
    expect((await search({ city: 'Annecy', tags: 'tasting' }, fallback)).ids).toEqual(['101', '301', '501']);
    expect((await search({ city: 'Annecy', tags: 'tasting' }, { ...fallback, expandedRadius: 0 })).ids).toEqual(['101']);
  });

  test('never repeat a result, and are at most so many', async () => {
    expect((await search({ city: 'Annecy' }, fallback)).ids).toEqual(['301', '501']);
    expect((await search({ city: 'Annecy', stars: '1' }, { ...fallback, limit: 1 })).ids).toHaveLength(1);
  });

  test('of other days say so by their price', async () => {
    const { body } = await search({ city: 'Annecy', checkin: '2030-09-20', night: 1 }, fallback);
    expect(body.exactMatch).toHaveLength(3);
    expect(body.exactMatch[0].priceType).toBe('FROM_PRICE');
  });
});
