import type { Locale, OfferCard, RoomOffer, Site, StayDetail } from '@shop/contracts';
import { fromPriceDay, nightsBetween, priceType, type SeasonDays, type DaySelection, type Party } from '@shop/domain';
import { formatDay, formatDayAhead, formatMoney } from '@shop/i18n';
import type { Translate } from './use-messages.ts';

/** `2 adults, 1 child` */
export function partyLabel({ adults, children, babies }: Party, t: Translate): string {
  return [
    t('product.party.adults', { count: adults }),
    ...(children ? [t('product.party.children', { count: children })] : []),
    ...(babies ? [t('product.party.babies', { count: babies })] : []),
  ].join(', ');
}

/** `Sat 20 Feb – Sun 21 Feb` */
export function datesLabel({ checkin, checkout }: DaySelection, locale: Locale): string {
  return [checkin, checkout]
    .filter((day) => day !== undefined)
    .map((day) => formatDay(day, locale, 'weekday'))
    .join(' – ');
}

/** Chosen dates in full, `Saturday 20 February 2027 – Sunday 21 February 2027, 1 night`; undefined until both are. */
export function chosenDatesLabel({ checkin, checkout }: DaySelection, locale: Locale, t: Translate): string | undefined {
  if (!checkin || !checkout) return undefined;
  const days = [checkin, checkout].map((day) => formatDay(day, locale, 'long')).join(' – ');
  return `${days}, ${t('product.price.nights', { count: nightsBetween(checkin, checkout) })}`;
}

/** `for 2 people, 1 night` */
export function priceNote(party: Party, nights: number, t: Translate): string {
  return t('product.price.note', {
    people: t('product.price.people', { count: party.adults + party.children + party.babies }),
    nights: t('product.price.nights', { count: nights }),
  });
}

/** The room's line of a programme for other nights than the stay's own, which its sentence tells: `2 nights, Lake view room`. */
export function roomNights({ nights, room }: Pick<StayDetail, 'room'> & { nights: number }, t: Translate): string {
  return [t('product.price.nights', { count: nights }), room.label].join(', ');
}

/** Texts of the design system's `Price`. */
export function priceProps(price: { sellPrice: number; refPrice?: number; promo: number }, locale: Locale, t: Translate) {
  return {
    value: formatMoney(price.sellPrice, locale),
    ...(price.refPrice !== undefined && { refPrice: formatMoney(price.refPrice, locale), refLabel: t('product.price.insteadOf') }),
    ...(price.promo > 0 && { promo: t('product.price.promo', { percent: price.promo }) }),
  };
}

/** `from` and the day that a from-price is of; nothing of a final price. */
export function fromPriceLabels(offer: OfferedPrice, site: Pick<Site, 'locale' | 'today'>, t: Translate) {
  const type = 'priceType' in offer ? offer.priceType : priceType(offer.hasSelectedDates ? offer : {});
  const day = fromPriceDay({ ...offer, priceType: type });
  return {
    prefix: type === 'FROM_PRICE' ? t('product.price.from') : undefined,
    when: day && t('product.price.onDay', { day: formatDayAhead(day, site) }),
  };
}

type OfferedPrice = Pick<OfferCard, 'priceType' | 'checkin'> | Pick<RoomOffer, 'hasSelectedDates' | 'checkin'>;

/** Any year with all days. */
const LEAP_YEAR = 2028;

/** `From 1 Dec to 15 Apr`, the days of each year on which an activity is run. */
export function seasonLabel({ from, until }: SeasonDays, locale: Locale, t: Translate): string {
  const [first, last] = [from, until].map((day) => formatDay(`${LEAP_YEAR}-${day}`, locale, 'short'));
  return t('stay.activitySeason', { from: first!, until: last! });
}

/** Minutes as `1 h 30` */
export function durationLabel(minutes: number, t: Translate): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return t('product.stay.minutes', { minutes });
  return rest ? t('product.stay.hoursMinutes', { hours, minutes: String(rest).padStart(2, '0') }) : t('product.stay.hours', { hours });
}
