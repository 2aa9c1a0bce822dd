import { addDays, filtersOf, sortOptions } from '@shop/domain';
import { fc } from '@shop/testing/draw';
import { FLOWS } from './search-flow.ts';
import { takesDistance } from './takes-distance.ts';
import { PLACE_KINDS, type SearchState } from './search-state.ts';

const ids = fc.uniqueArray(fc.stringMatching(/^[a-z][\w-]{0,12}$/), { maxLength: 5 });
const coordinate = (limit: number) => fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((micro) => micro / 1e6 + 0);
const range = (min: number, max: number) =>
  fc
    .tuple(fc.integer({ min, max }), fc.integer({ min, max }), fc.nat(3))
    .map(([a, b, ends]) => ({ ...(ends & 1 && { min: Math.min(a, b) }), ...(ends & 2 && { max: Math.max(a, b) }) }));
const day = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2027-01-01', days));

/** Searches as the page makes them: nothing in them that their flow does not know. */
export const anySearch: fc.Arbitrary<SearchState> = fc
  .record({
    flow: fc.constantFrom(...FLOWS),
    party: fc.record({ adults: fc.integer({ min: 1, max: 20 }), children: fc.nat(10), babies: fc.nat(10) }),
    dates: fc.oneof(
      fc.constant({}),
      day.map((checkin) => ({ checkin })),
      fc.tuple(day, fc.integer({ min: 1, max: 20 })).map(([checkin, nights]) => ({ checkin, checkout: addDays(checkin, nights) })),
      fc.tuple(day, fc.integer({ min: 1, max: 14 })).map(([checkin, night]) => ({ checkin, night })),
      fc.tuple(day, fc.integer({ min: 1, max: 14 })).map(([checkin, night]) => ({ checkin, checkout: addDays(checkin, night), night })),
    ),
    flexibleDays: fc.constantFrom(undefined, 1 as const, 2 as const),
    place: fc.option(
      fc.record({ kind: fc.constantFrom(...PLACE_KINDS), value: fc.nat(99).map((number) => `L'Île & Üb #${number}+50%=?`) }),
      { nil: undefined },
    ),
    point: fc.option(fc.record({ lat: coordinate(90), lng: coordinate(180) }), { nil: undefined }),
    theme: fc.option(fc.nat(99).map(String), { nil: undefined }),
    filters: fc.record({
      hotelTypes: ids,
      hotelEnvironments: ids,
      hotelStyles: ids,
      facilities: ids,
      activities: ids,
      stars: fc.uniqueArray(fc.nat(5)),
      price: range(1_000, 24_900),
      distance: range(0, 300),
    }),
    score: fc.option(fc.constantFrom(7, 8, 8.5, 9, 9.5), { nil: undefined }),
    gift: fc.record(
      {
        giftNights: fc.integer({ min: 1, max: 14 }),
        giftFormat: fc.constantFrom('digital' as const, 'physical' as const),
        giftAdults: fc.constant(2),
      },
      { requiredKeys: [] },
    ),
    sort: fc.nat(9),
    page: fc.nat(1_000),
    isFromBar: fc.boolean(),
    minisite: fc.option(fc.integer({ min: 1, max: 999_999 }), { nil: undefined }),
  })
  .map(({ flow, party, dates, flexibleDays, place, point, theme, filters, score, gift, sort, page, isFromBar, minisite }) => {
    const sorts = sortOptions(flow, point !== undefined);
    return {
      flow,
      ...party,
      ...dates,
      ...('checkin' in dates && flexibleDays && { flexibleDays }),
      ...(place && { place }),
      ...point,
      ...(theme && { theme }),
      filters: filtersOf(
        { ...filters, ...(!takesDistance({ place, ...point }) && { distance: {} }), ...(score !== undefined && { score }) },
        flow,
      ),
      ...gift,
      sort: sorts[sort % sorts.length] ?? 'priceQuality',
      page,
      ...(isFromBar && { from: 'searchbar' }),
      ...(minisite && { minisite }),
    };
  });

/** Junk, and junk under the search's own keys. */
const anyKey = fc.constantFrom(
  ...[
    'a',
    'c',
    'b',
    's',
    'flow',
    'page',
    'from',
    'minisite',
    'checkin',
    'checkout',
    'night',
    'flexibleDays',
    'theme',
    'sort',
    'lat',
    'lng',
    'tags',
    'stars',
  ],
  ...['hotelTypes', 'hotelScore', 'priceMin', 'priceMax', 'distanceMin', 'distanceMax', 'facilities', 'giftNights', 'giftFormat'],
  ...PLACE_KINDS,
);
const anyValue = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.integer().map(String),
  fc.double().map(String),
  fc.constantFrom(
    'activity',
    'gifting',
    '2027-02-29',
    '2027-03-01',
    '-0',
    '1e9',
    '%',
    '%E0%A4%A',
    '0x2',
    'spa,pool',
    ',,,',
    'a'.repeat(500),
  ),
);
export const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.tuple(anyKey, anyValue), { maxLength: 8 }).map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join('&')),
);
