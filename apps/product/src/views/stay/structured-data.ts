import type { StayDetail } from '@shop/contracts';

export interface StayAddresses {
  /** Canonical, absolute. */
  readonly stay: string;
  readonly home: string;
  readonly results: string;
  /** Absolute addresses of pictures. */
  readonly images: readonly string[];
}

/** What search engines read of a stay: hotel, offer, rating and breadcrumb (schema.org). */
export function structuredData(stay: StayDetail, addresses: StayAddresses, homeName: string): string {
  return toScript({ '@context': 'https://schema.org', '@graph': [hotel(stay, addresses), breadcrumb(stay, addresses, homeName)] });
}

function hotel({ hotel, label, fromPrice, published }: StayDetail, addresses: StayAddresses) {
  const { location, review } = hotel;
  return {
    '@type': 'Hotel',
    name: hotel.label,
    description: hotel.description,
    image: addresses.images,
    starRating: { '@type': 'Rating', ratingValue: hotel.stars },
    address: {
      '@type': 'PostalAddress',
      streetAddress: location.address,
      addressLocality: location.city,
      addressRegion: location.region,
      addressCountry: location.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
    checkinTime: hotel.checkInOut.checkin,
    checkoutTime: hotel.checkInOut.checkout,
    ...(review.score > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: review.score,
        reviewCount: review.totalCount,
        bestRating: 10,
        worstRating: 0,
      },
    }),
    makesOffer: {
      '@type': 'Offer',
      name: label,
      url: addresses.stay,
      price: (fromPrice.sellPrice / 100).toFixed(2),
      priceCurrency: 'EUR',
      availability: published ? 'https://schema.org/InStock' : 'https://schema.org/Discontinued',
    },
  };
}

function breadcrumb({ label, hotel }: StayDetail, addresses: StayAddresses, homeName: string) {
  const item = (position: number, name: string, address: string) => ({ '@type': 'ListItem', position, name, item: address });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [item(1, homeName, addresses.home), item(2, hotel.location.city, addresses.results), item(3, label, addresses.stay)],
  };
}

/** JSON that cannot end the script element it stands in. */
function toScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
