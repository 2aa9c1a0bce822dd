import type { Crumb, StayDetail } from '@shop/contracts';
import type { AggregateRating, Hotel, Offer, Thing } from 'schema-dts';
import { breadcrumbList } from '../shared/json-ld.ts';

export interface StayAddresses {
  readonly crumbs: readonly Crumb[];
  /** Canonical, absolute. */
  readonly here: string;
  readonly absolute: (path: string) => string;
  /** Absolute addresses of pictures. */
  readonly images: readonly string[];
}

/** What search engines read of a stay: hotel, offer, rating and breadcrumb (schema.org). */
export function stayThings(stay: StayDetail, addresses: StayAddresses): Thing[] {
  return [hotelOf(stay, addresses), breadcrumbList(addresses.crumbs, addresses.here, addresses.absolute)];
}

function hotelOf(stay: StayDetail, addresses: StayAddresses): Hotel {
  const { hotel } = stay;
  const { location, checkInOut } = hotel;
  return {
    '@type': 'Hotel',
    '@id': addresses.absolute(hotel.uri),
    name: hotel.label,
    description: hotel.description,
    image: addresses.images,
    url: addresses.absolute(hotel.uri),
    starRating: { '@type': 'Rating', ratingValue: hotel.stars },
    address: {
      '@type': 'PostalAddress',
      streetAddress: location.address,
      addressLocality: location.city,
      addressRegion: location.region,
      addressCountry: location.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
    checkinTime: checkInOut.checkin,
    checkoutTime: checkInOut.checkout,
    ...ratingOf(hotel.review),
    makesOffer: offerOf(stay, addresses.here),
  };
}

/** Guests rate from 0 to 10 (spec 2, section 9); nobody's rating is none. */
function ratingOf({ score, totalCount }: StayDetail['hotel']['review']): { aggregateRating?: AggregateRating } {
  if (score <= 0 || totalCount <= 0) return {};
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue: score, reviewCount: totalCount, bestRating: 10, worstRating: 0 } };
}

function offerOf({ label, fromPrice, published }: StayDetail, url: string): Offer {
  return {
    '@type': 'Offer',
    name: label,
    url,
    price: (fromPrice.sellPrice / 100).toFixed(2),
    priceCurrency: 'EUR',
    availability: published ? 'https://schema.org/InStock' : 'https://schema.org/Discontinued',
  };
}
