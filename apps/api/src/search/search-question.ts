import type { Locale, SearchCriterias, Sort } from '@shop/contracts';
import { DEFAULT_PARTY, flexibleArrivals, isMeal, priceRange, type Party } from '@shop/domain';
import { invalidField } from '../platform/http/index.ts';
import { MAX_STARS, type StayFilters, type StaySearch } from '../availability/stays/index.ts';
import { arrivalDay, bookingDay, dayNumber, type ShopIndex, stayPeriod, type StayPeriod } from '../availability/index.ts';
import { hotelIdOf, type Where, whereOf } from '../availability/places/index.ts';

/** Results a page (SEARCH-111). */
export const PAGE_SIZE = 24;

/** The options that come beside the criteria, in the body or in the query. */
export interface SearchOptions {
  readonly locale: Locale;
  readonly now: Date;
  readonly isGift: boolean;
  /** Hotel nights instead of stays (SEARCH-001). */
  readonly isNights?: boolean;
  readonly sort?: Sort;
  readonly page?: number;
  readonly limit?: number;
  readonly perHotel?: number;
  readonly withFacets?: boolean;
  /** What refusals put before a field's name: `searchCriterias.` in a body. */
  readonly prefix: string;
}

/** A search as it was understood. */
export interface SearchQuestion {
  readonly search: StaySearch;
  readonly where: Where;
  readonly party: Party;
  readonly locale: Locale;
  /** Without dates prices are from-prices. */
  readonly period?: StayPeriod;
  readonly today: string;
  readonly criterias: SearchCriterias;
  readonly isGift: boolean;
  readonly isNights: boolean;
}

/** Reads the criteria of a call; what makes no sense is refused with its field (spec 1, sections 3 and 7). */
export function searchQuestion({ stays, gazetteer }: ShopIndex, criterias: SearchCriterias, options: SearchOptions): SearchQuestion {
  const { locale, isGift, isNights = false, prefix } = options;
  checkPairs(criterias, prefix);
  const { today, lastDay } = bookingDay(locale, options.now);
  const period = isGift ? undefined : periodOf(criterias, today, prefix);
  const party = isGift ? DEFAULT_PARTY : { adults: criterias.adult, children: criterias.child, babies: criterias.baby };
  const where = whereOf(stays, gazetteer, criterias, locale);
  return {
    where,
    party,
    locale,
    today,
    criterias,
    isGift,
    isNights,
    ...(period && { period }),
    search: {
      where,
      party,
      ...(period && {
        arrivals: flexibleArrivals(period.checkin, criterias.flexibleDays ?? 0, { firstDay: today, lastDay }).map((day) =>
          dayNumber(stays.grid, day),
        ),
      }),
      nights: isGift ? criterias.giftNights : (period?.nights ?? criterias.night),
      gift: isGift,
      hotelNights: isNights,
      oneRoom: !isGift && criterias.s === 1,
      theme: criterias.theme,
      filters: filtersOf(criterias, isGift, prefix),
      sort: options.sort ?? 'priceQuality',
      page: options.page ?? 0,
      limit: options.limit ?? PAGE_SIZE,
      perHotel: options.perHotel ?? 1,
      withFacets: options.withFacets ?? false,
    },
  };
}

/** The filters under the names of the calls (SEARCH-010); pets and meals are named among facilities (spec 1, section 5; decision note `meals-are-what-a-stay-holds`). */
function filtersOf(criterias: SearchCriterias, isGift: boolean, prefix: string): StayFilters {
  const list = (key: 'hotelType' | 'hotelEnvironment' | 'hotelStyle' | 'facilities' | 'tags' | 'stars') =>
    idsIn(criterias[key], `${prefix}${key}`);
  const facilities = list('facilities');
  const prices = isGift
    ? { min: criterias.singleVoucherPriceMin ?? criterias.priceMin, max: criterias.singleVoucherPriceMax ?? criterias.priceMax }
    : { min: criterias.priceMin, max: criterias.priceMax };
  const { min, max } = priceRange(prices, isGift ? 'gifting' : 'booking');
  return {
    hotelTypes: list('hotelType'),
    hotelEnvironments: list('hotelEnvironment'),
    hotelStyles: list('hotelStyle'),
    facilities: [...facilities.filter((id) => !isMeal(id)), ...(criterias.petsAllowed ? ['pets'] : [])],
    meals: facilities.filter(isMeal),
    tags: list('tags'),
    stars: list('stars').map((text) => starsIn(text, `${prefix}stars`)),
    ...(criterias.minHotelReviewScore !== undefined && { minScore: criterias.minHotelReviewScore }),
    ...(min !== undefined && { priceMin: min }),
    ...(max !== undefined && { priceMax: max }),
  };
}

/** Ids are letters, digits and hyphens. */
function idsIn(text: string | undefined, field: string): string[] {
  const ids = (text ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  if (ids.some((id) => !/^[\w-]{1,40}$/.test(id))) throw invalidField(field, `${field} is a list of ids joined by commas.`);
  return [...new Set(ids)];
}

function starsIn(text: string, field: string): number {
  if (!/^\d$/.test(text) || Number(text) > MAX_STARS) throw invalidField(field, `${field} is a list of numbers from 0 to ${MAX_STARS}.`);
  return Number(text);
}

/** What belongs together: both coordinates, and ranges from low to high. */
function checkPairs(criterias: SearchCriterias, prefix: string): void {
  if (criterias.lat !== undefined && criterias.lng === undefined) throw invalidField(`${prefix}lng`, 'lng is missing beside lat.');
  if (criterias.lng !== undefined && criterias.lat === undefined) throw invalidField(`${prefix}lat`, 'lat is missing beside lng.');
  for (const [low, high] of [
    ['distanceMin', 'distanceMax'],
    ['priceMin', 'priceMax'],
    ['singleVoucherPriceMin', 'singleVoucherPriceMax'],
  ] as const)
    if ((criterias[low] ?? 0) > (criterias[high] ?? Infinity)) throw invalidField(`${prefix}${low}`, `${low} lies above ${high}.`);
  if (criterias.hotel !== undefined && hotelIdOf(criterias.hotel) === undefined)
    throw invalidField(`${prefix}hotel`, 'hotel is the number of a hotel.');
}

/** Dates of the search: arrival with departure or nights; an arrival alone counts with one night (SEARCH-068). */
function periodOf({ checkin, checkout, night }: SearchCriterias, today: string, prefix: string): StayPeriod | undefined {
  if (checkin === undefined) return undefined;
  const fields = { checkin: `${prefix}checkin`, checkout: `${prefix}checkout` };
  if (checkout !== undefined) return stayPeriod({ checkin, checkout }, today, fields);
  return { checkin: arrivalDay(checkin, today, fields.checkin), nights: night ?? 1 };
}
