import type { Locale, StayDetail } from '@shop/contracts';
import type { DaySelection, Party } from '@shop/domain';
import { formatDay, formatMoney } from '@shop/i18n';
import type { Words } from './use-words.ts';

/** `2 adults, 1 child` */
export function partyWords({ adults, children, babies }: Party, words: Words): string {
  return [
    words('product.party.adults', { count: adults }),
    ...(children ? [words('product.party.children', { count: children })] : []),
    ...(babies ? [words('product.party.babies', { count: babies })] : []),
  ].join(', ');
}

/** `Sat 20 Feb – Sun 21 Feb` */
export function datesWords({ checkin, checkout }: DaySelection, locale: Locale): string {
  return [checkin, checkout]
    .filter((day) => day !== undefined)
    .map((day) => formatDay(day, locale, 'weekday'))
    .join(' – ');
}

/** `for 2 people, 1 night` */
export function priceNote(party: Party, nights: number, words: Words): string {
  return words('product.price.note', {
    people: words('product.price.people', { count: party.adults + party.children + party.babies }),
    nights: words('product.price.nights', { count: nights }),
  });
}

/** The room's line of a programme for other nights than the stay's own, which its sentence tells: `2 nights, Lake view room`. */
export function roomNights({ nights, room }: Pick<StayDetail, 'room'> & { nights: number }, words: Words): string {
  return [words('product.price.nights', { count: nights }), room.label].join(', ');
}

/** Texts of the design system's `Price`. */
export function priceProps(price: { sellPrice: number; refPrice?: number; promo: number }, locale: Locale, words: Words) {
  return {
    value: formatMoney(price.sellPrice, locale),
    ...(price.refPrice !== undefined && { refPrice: formatMoney(price.refPrice, locale), refLabel: words('product.price.insteadOf') }),
    ...(price.promo > 0 && { promo: words('product.price.promo', { percent: price.promo }) }),
  };
}

/** Minutes as `1 h 30` */
export function durationWords(minutes: number, words: Words): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return words('product.stay.minutes', { minutes });
  return rest
    ? words('product.stay.hoursMinutes', { hours, minutes: String(rest).padStart(2, '0') })
    : words('product.stay.hours', { hours });
}
