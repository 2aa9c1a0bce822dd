import type { HotelFacts, LocalTax, Locale } from '@shop/contracts';
import { highlightedFacilities, infoGeneral, petsPolicy, type StoredPets, type LocalTaxRule } from '@shop/domain';
import type { Selectable } from 'kysely';
import type { HotelTable } from '../../platform/database/index.ts';
import { type Labels, pictureUrl, text } from '../../availability/cards/index.ts';
import { locationLabel } from '../../availability/places/index.ts';
import { productMessages } from '../product-messages.ts';

/** A hotel with the names of its town in all languages. */
export type HotelRow = Selectable<HotelTable> & { readonly town: unknown };

/** Where a house lies, under every name that readers know (PROD-022). */
export function hotelLocation(hotel: HotelRow, locale: Locale) {
  const region = text(hotel.region, locale);
  return {
    label: locationLabel(hotel, locale),
    address: hotel.address,
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    lat: hotel.latitude,
    lng: hotel.longitude,
    city: text(hotel.town, locale),
    region,
    country: hotel.country,
    completeAddress: completeAddress(hotel),
  };
}

/** `6 chemin de Colmyr, 74000 Annecy` in its parts; a part that is not there is empty. */
function completeAddress({ address, city }: HotelRow): HotelFacts['location']['completeAddress'] {
  const [streetAddress = '', ...rest] = address.split(/,(?=[^,]*$)/);
  const zipCode = /\b\d{4,5}(?: ?[A-Z]{2})?\b/.exec(rest.join())?.[0] ?? '';
  return { streetAddress: streetAddress.trim(), zipCode, city };
}

/** What one has to know of a house before coming (spec 1, section 3). */
export function practicalFacts(
  hotel: HotelRow,
  { labels, locale, importantInfos }: { labels: Labels; locale: Locale; importantInfos: string[] },
): HotelFacts['practical'] {
  const subjects = productMessages(locale).infoGeneral;
  const image = pictureUrl(hotel.images[0]);
  return {
    star: hotel.stars,
    imageUrl: image,
    image,
    highlightedFacilities: highlightedFacilities(hotel.facilities).map((id) => ({ label: labels('facilities', id) })),
    ecoFacilities: hotel.eco_facilities.map((id) => labels('ecoFacilities', id)),
    infoGeneral: infoGeneral(hotel.facilities).map(({ code, facilities }) => ({
      code,
      label: subjects[code],
      facilities: facilities.map((id) => labels('facilities', id)),
    })),
    policy: petsPolicy(hotel.facilities.includes('pets'), (hotel.pets ?? {}) as StoredPets),
    localTax: localTaxView(localTaxRule(hotel)),
    importantInfos,
  };
}

type TaxColumns = Pick<HotelRow, 'local_tax_type' | 'local_tax_cents' | 'local_tax_percentage'>;

export function localTaxRule({ local_tax_type, local_tax_cents, local_tax_percentage }: TaxColumns): LocalTaxRule {
  return local_tax_type === 'BOOKING_PERCENTAGE'
    ? { type: local_tax_type, percentage: local_tax_percentage ?? 0 }
    : { type: local_tax_type, amount: local_tax_cents };
}

function localTaxView(rule: LocalTaxRule): LocalTax {
  const shared = { currency: 'EUR' as const, toBePaidAtHotel: true };
  return rule.type === 'BOOKING_PERCENTAGE'
    ? { type: rule.type, amount: 0, percentage: rule.percentage, ...shared }
    : { type: rule.type, amount: rule.amount, ...shared };
}

/** All facilities in words, the green ones last. */
export function facilityMessages(hotel: HotelRow, labels: Labels): string[] {
  return [...hotel.facilities.map((id) => labels('facilities', id)), ...hotel.eco_facilities.map((id) => labels('ecoFacilities', id))];
}
