import type { ActivityDetail } from '@shop/contracts';
import type { AggregateOffer, Product } from 'schema-dts';
import { breadcrumbList, jsonLd } from '../shared/json-ld.ts';

export interface ActivityAddresses {
  /** Canonical, absolute. */
  readonly page: string;
  readonly absolute: (path: string) => string;
  /** Absolute addresses of pictures. */
  readonly images: readonly string[];
}

/** What search engines read of an activity: the product, who runs it, its prices by party and the way to it (schema.org). */
export function activityData(activity: ActivityDetail, addresses: ActivityAddresses): string {
  return jsonLd([product(activity, addresses), breadcrumbList(activity.breadCrumb, addresses.page, addresses.absolute)]);
}

function product(activity: ActivityDetail, { page, images }: ActivityAddresses): Product {
  return {
    '@type': 'Product',
    '@id': page,
    url: page,
    sku: activity.id,
    name: activity.label,
    description: activity.description,
    image: [...images],
    brand: { '@type': 'Brand', name: activity.mainActivityCenter.label },
    ...(activity.activities[0] && { category: activity.activities[0].univers }),
    ...(Object.keys(activity.prices).length > 0 && { offers: offers(activity, page) }),
  };
}

function offers({ prices, published, mainActivityCenter }: ActivityDetail, page: string): AggregateOffer {
  const { label, location } = mainActivityCenter;
  const sums = Object.values(prices).map(({ sellPrice }) => sellPrice / 100);
  return {
    '@type': 'AggregateOffer',
    url: page,
    priceCurrency: 'EUR',
    lowPrice: Math.min(...sums).toFixed(2),
    highPrice: Math.max(...sums).toFixed(2),
    offerCount: sums.length,
    availability: published ? 'https://schema.org/InStock' : 'https://schema.org/Discontinued',
    availableAtOrFrom: {
      '@type': 'Place',
      name: label,
      address: location.address,
      geo: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
    },
  };
}
