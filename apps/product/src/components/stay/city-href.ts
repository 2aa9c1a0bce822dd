import type { Locale, StayDetail } from '@shop/contracts';
import { resultsHref, START } from '@shop/routes';

/** Stays around the stay's town. */
export function cityHref({ hotel }: Pick<StayDetail, 'hotel'>, locale: Locale): string {
  const { city, latitude, longitude } = hotel.location;
  return resultsHref(locale, { ...START, place: { kind: 'city', value: city }, lat: latitude, lng: longitude });
}

/** Other stays of the same hotel. */
export function hotelStaysHref({ hotel }: Pick<StayDetail, 'hotel'>, locale: Locale): string {
  const { latitude, longitude } = hotel.location;
  return resultsHref(locale, { ...START, place: { kind: 'hotel', value: hotel.id }, lat: latitude, lng: longitude });
}
