import type { OfferCard, ProductOffer, RecommendedOffer, Upsell } from '@shop/contracts';
import { aQuote } from './a-stay.ts';

/** One of the answer of `offers`: the stay of `aStay`, cancellable. For specifications only. */
export function aProductOffer(facts: Partial<ProductOffer> = {}): ProductOffer {
  const { priceInfo, cancellationPolicy, availableRooms } = aQuote();
  return { weekendId: '101', label: 'A night by the lake', priceInfo, cancellationPolicy, availableRooms, ...facts };
}

export function anUpsell(facts: Partial<Upsell> = {}): Upsell {
  return {
    id: '102',
    label: 'A night by the lake with dinner',
    priceDifference: 6_000,
    priceDifferencePerLos: { '1': 6_000, '2': 11_000 },
    programLines: [{ id: 'dinner', kind: 'dinner', title: 'Three-course dinner', icon: 'utensils' }],
    imagesBySize: { '640_360': ['/images/table-1/640_360.webp'] },
    uri: '/product/stay/102/with-dinner',
    singleVoucherProducts: [{ id: '102', nights: 1, sellPrice: 26_000, priceDifference: 7_000 }],
    ...facts,
  };
}

const HOTEL: OfferCard['hotel'] = {
  id: '1',
  label: 'Hôtel Les Roselières',
  stars: 4,
  uri: '/hotel/1',
  location: { label: 'Annecy, Haute-Savoie' },
  review: { count: 212, average: 8.6 },
};

export function anOfferCard(facts: Partial<OfferCard> = {}): OfferCard {
  return {
    id: '104',
    label: 'Two nights and a boat',
    imageUrl: '/images/boat-1/640_360.webp',
    images: ['/images/boat-1/640_360.webp'],
    location: { lat: 45.9, lng: 6.13 },
    hotel: HOTEL,
    headwords: ['breakfast', 'boat'],
    sellPrice: 30_000,
    refPrice: 30_000,
    promoPercentageRounded: 0,
    priceType: 'FROM_PRICE',
    nights: 2,
    marketingLabels: [],
    cancellable: true,
    uri: '/product/stay/104/two-nights',
    ...facts,
  };
}

export function aRecommendedOffer(facts: Partial<RecommendedOffer> = {}): RecommendedOffer {
  return {
    id: '201',
    label: 'An inn above the lake',
    hotel: { ...HOTEL, id: '2', label: 'Auberge du Lac', uri: '/hotel/2' },
    headwords: ['breakfast'],
    imageUrl: '/images/inn-1/640_360.webp',
    sellPrice: 9_900,
    refPrice: 9_900,
    promo: 0,
    priceType: 'FROM_PRICE',
    nights: 1,
    distance: 4.2,
    uri: '/product/stay/201/inn',
    ...facts,
  };
}
