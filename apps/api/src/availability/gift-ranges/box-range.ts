import type { Locale } from '@shop/contracts';
import { DEFAULT_PARTY } from '@shop/domain';
import { pointOfSaleOf } from '@shop/i18n';
import type { Selectable } from 'kysely';
import type { BoxTable } from '../../platform/database/index.ts';
import type { Where } from '../places/where.ts';
import type { ShopIndex } from '../shop-index.ts';
import type { StayIndex } from '../stay-index.ts';
import { hasOne, selected } from '../stays/choices.ts';
import { pricerOf } from '../stays/price-stays.ts';
import { cachedAnswer, cachedRange } from './gift-range-cache.ts';

/** One byte a stay: the stays that a gift may be spent on. */
export type GiftRange = Uint8Array;

export type BoxTerms = Pick<Selectable<BoxTable>, 'themes' | 'required_items' | 'nights' | 'value_cents'>;

/**
 * The stays of a box: of one of its themes, with all that it promises of them (`hasRequiredItems`), for its nights, and never dearer
 * than the box on their cheapest day. With `isPaidWhole` false the dearer ones too: then the recipient pays the difference.
 */
export function boxRange(index: StayIndex, box: BoxTerms, isPaidWhole = true): GiftRange {
  const range = new Uint8Array(index.stays.count);
  const isOpened = opening(index, box, isPaidWhole);
  for (let stay = 0; stay < range.length; stay++) if (isOpened(stay)) range[stay] = 1;
  return range;
}

/**
 * Whether a box opens any stay today, as it promises: one of the range that its recipient's search shows, which it pays whole. A box
 * that opens none is not sold. Found once a state of the index.
 */
export function opensAnyStay(index: ShopIndex, box: BoxTerms): boolean {
  const { themes, required_items, nights, value_cents } = box;
  return cachedAnswer(index, [themes, required_items, nights, value_cents], () => findsAnyStay(index.stays, box));
}

function findsAnyStay(index: StayIndex, box: BoxTerms): boolean {
  const isOpened = opening(index, box, true);
  for (let stay = 0; stay < index.stays.count; stay++) if (isOpened(stay)) return true;
  return false;
}

function opening(index: StayIndex, box: BoxTerms, isPaidWhole: boolean): (stay: number) => boolean {
  const { stays } = index;
  const themes = box.themes.flatMap((theme) => stays.themes.get(theme) ?? []);
  const choices = (box.required_items ?? []).map((items) => selected(stays.items, items));
  const pricer = pricerOf(index, { party: DEFAULT_PARTY, nights: box.nights });
  return (stay) => {
    if (!themes.some((theme) => theme[stay] === 1) || !choices.every((items) => hasOne(stays.items, stay, items))) return false;
    const cents = pricer.centsOf(stay);
    return cents >= 0 && (!isPaidWhole || cents <= box.value_cents);
  };
}

/** {@link boxRange}, found once a state of the index. */
export function rangeOfBox(index: ShopIndex, box: BoxTerms, isPaidWhole = true): GiftRange {
  const { themes, required_items, nights, value_cents } = box;
  return cachedRange(index, [themes, required_items, nights, value_cents, isPaidWhole], () => boxRange(index.stays, box, isPaidWhole));
}

/** {@link singleVoucherRange}, found once a state of the index. */
export function rangeOfVoucher(index: ShopIndex, gift: { nights: number; value: number }, isPaidWhole = false): GiftRange {
  return cachedRange(index, [gift.nights, gift.value, isPaidWhole], () => singleVoucherRange(index.stays, gift, isPaidWhole));
}

/** The stays of a single voucher: all that are sold as gifts; with `isPaidWhole` those that it pays on their cheapest day. */
export function singleVoucherRange(index: StayIndex, { nights, value }: { nights: number; value: number }, isPaidWhole = false): GiftRange {
  const range = new Uint8Array(index.stays.count);
  const pricer = pricerOf(index, { party: DEFAULT_PARTY, nights });
  for (let stay = 0; stay < range.length; stay++) {
    if (!index.stays.gifts[stay]) continue;
    const cents = pricer.centsOf(stay);
    if (cents >= 0 && (!isPaidWhole || cents <= value)) range[stay] = 1;
  }
  return range;
}

interface HomeParams {
  readonly locale: Locale;
  /** Id of the stay that a single voucher names. */
  readonly givenStay?: number | undefined;
}

/** A choice worth showing. */
const ENOUGH = 24;

/**
 * Where a gift is redeemed when no place is named: in the shop's own country if there is enough to choose from, else everywhere.
 * The hotel of a stay that was given is among them wherever it is.
 */
export function homeFirst({ hotels, stays }: StayIndex, range: GiftRange, { locale, givenStay }: HomeParams): Where {
  const home = hotels.byCountry.get(pointOfSaleOf(locale)) ?? [];
  let found = 0;
  for (const hotel of home) for (let stay = hotels.firstStay[hotel]!; stay < hotels.firstStay[hotel + 1]!; stay++) found += range[stay]!;
  if (found < ENOUGH) return {};
  const given = givenStay === undefined ? undefined : stays.byId.get(givenStay);
  const givenHotel = given === undefined ? undefined : stays.hotel[given];
  return { hotels: givenHotel === undefined || home.includes(givenHotel) ? home : [...home, givenHotel] };
}
