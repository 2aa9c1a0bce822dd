import type { HotelDetail } from '@shop/contracts';
import type { AggregateOffer, Hotel } from 'schema-dts';
import { breadcrumbList, jsonLd } from '../shared/json-ld.ts';

export interface HotelAddresses {
  /** Canonical, absolute. */
  readonly page: string;
  /** Makes a path of the shop absolute. */
  readonly absolute: (path: string) => string;
  /** Absolute addresses of pictures. */
  readonly images: readonly string[];
}

/** What search engines read of a hotel: the house, its rating, its price range and the way to it (schema.org). */
export function hotelData(hotel: HotelDetail, addresses: HotelAddresses): string {
  return jsonLd([house(hotel, addresses), breadcrumbList(hotel.breadcrumb, addresses.page, addresses.absolute)]);
}

function house(hotel: HotelDetail, { page, images }: HotelAddresses): Hotel {
  const { location, review, weekends } = hotel;
  return {
    '@type': 'Hotel',
    '@id': page,
    url: page,
    name: hotel.label,
    description: hotel.description,
    image: [...images],
    ...(hotel.stars > 0 && { starRating: { '@type': 'Rating', ratingValue: hotel.stars } }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: location.completeAddress.streetAddress,
      postalCode: location.completeAddress.zipCode,
      addressLocality: location.city,
      addressRegion: location.region,
      addressCountry: location.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
    checkinTime: hotel.checkInOut.checkin,
    checkoutTime: hotel.checkInOut.checkout,
    amenityFeature: hotel.facilities.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
    petsAllowed: hotel.policy.petsAllowed,
    ...(review.score > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: review.score,
        reviewCount: review.totalCount,
        bestRating: 10,
        worstRating: 0,
      },
    }),
    ...(hotel.active && weekends.length > 0 && { makesOffer: offers(weekends) }),
  };
}

function offers(weekends: HotelDetail['weekends']): AggregateOffer {
  const prices = weekends.map(({ sellPrice }) => sellPrice / 100);
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'EUR',
    lowPrice: Math.min(...prices).toFixed(2),
    highPrice: Math.max(...prices).toFixed(2),
    offerCount: weekends.length,
    availability: 'https://schema.org/InStock',
  };
}
