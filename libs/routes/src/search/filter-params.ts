import { clampedDistance, filtersOf, NO_FILTERS, type SearchFilters, type SearchFlow } from '@shop/domain';
import type { AddressParams } from '../address-params.ts';
import type { ParamPair } from '../party-params.ts';
import { decimal, wholeNumber } from '../read-param.ts';

/** Lists of names and the key of each in the address (spec 1, section 2). */
const LISTS = [
  ['hotelTypes', 'hotelTypes'],
  ['hotelEnvironments', 'hotelEnvironments'],
  ['hotelStyles', 'hotelStyles'],
  ['facilities', 'facilities'],
  ['activities', 'tags'],
] as const;
/** Keys of the address that hold filters. */
export const FILTER_PARAMS = [
  ...LISTS.map(([, param]) => param),
  'stars',
  'hotelScore',
  'priceMin',
  'priceMax',
  'distanceMin',
  'distanceMax',
] as const;

/** As much as the call takes in one list. */
const LONGEST_LIST = 400;
/** Cents, or kilometres before they are clamped. */
const AMOUNTS = { min: 0, max: 999_999 };
const STARS = { min: 0, max: 5 };

/**
 * Reads the filters that the flow knows; junk counts as not said, and a range written backwards is turned round. A distance needs a point to be measured from;
 * one beyond the slider counts as the end of it (SEARCH-092).
 */
export function readFilters(params: AddressParams, { flow, hasDistance }: { flow: SearchFlow; hasDistance: boolean }): SearchFilters {
  const list = (param: string) => idsIn(params.get(param));
  const score = decimal(params.get('hotelScore'), { min: 0, max: 10 });
  const filters: SearchFilters = {
    ...NO_FILTERS,
    ...Object.fromEntries(LISTS.map(([key, param]) => [key, list(param)])),
    stars: list('stars').flatMap((star) => wholeNumber(star, STARS) ?? []),
    ...(score !== undefined && { score }),
    price: readRange(params, 'price', AMOUNTS),
    distance: hasDistance ? clampedDistance(readRange(params, 'distance', AMOUNTS)) : {},
  };
  return filtersOf(filters, flow);
}

/** Only what is chosen. */
export function writeFilters(filters: SearchFilters): ParamPair[] {
  const lists = LISTS.map(([key, param]): ParamPair => [param, filters[key].join(',')]);
  const { score, price, distance } = filters;
  const numbers: (readonly [string, number | undefined])[] = [
    ['hotelScore', score],
    ['priceMin', price.min],
    ['priceMax', price.max],
    ['distanceMin', distance.min],
    ['distanceMax', distance.max],
  ];
  return [
    ...[...lists, ['stars', filters.stars.join(',')] as ParamPair].filter(([, text]) => text !== ''),
    ...numbers.flatMap(([param, value]): ParamPair[] => (value === undefined ? [] : [[param, String(value)]])),
  ];
}

/** Both ends come from the same half of the address. */
function readRange(params: AddressParams, name: 'price' | 'distance', limits: { min: number; max: number }): SearchFilters['price'] {
  const get = params.group(`${name}Min`, `${name}Max`);
  const low = wholeNumber(get(`${name}Min`), limits);
  const high = wholeNumber(get(`${name}Max`), limits);
  const [min, max] = low !== undefined && high !== undefined && low > high ? [high, low] : [low, high];
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** Names joined by commas, each once, as many as the call takes. */
function idsIn(text: string | null): string[] {
  const ids: string[] = [];
  let length = -1;
  for (const id of (text ?? '').split(',')) {
    if (!/^[\w-]{1,40}$/.test(id) || ids.includes(id)) continue;
    length += id.length + 1;
    if (length > LONGEST_LIST) break;
    ids.push(id);
  }
  return ids;
}
