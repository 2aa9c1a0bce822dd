import type { OfferCard } from '@shop/contracts';

/** A stay as a search answers it; a test names only what matters to it. Prices in cents. */
export function anOffer({ hotel, ...facts }: Partial<Omit<OfferCard, 'hotel'>> & { hotel?: Partial<OfferCard['hotel']> } = {}): OfferCard {
  return { ...LAKE, ...facts, hotel: { ...LAKE.hotel, ...hotel } };
}

const LAKE: OfferCard = {
  id: '101',
  label: 'A night by the lake',
  imageUrl: '/images/lake-1/640_360.webp',
  images: ['/images/lake-1/640_360.webp'],
  location: { lat: 45.9, lng: 6.13 },
  hotel: {
    id: '1',
    label: 'Hôtel Les Roselières',
    stars: 4,
    uri: '/hotel/1',
    location: { label: 'Annecy, Haute-Savoie' },
    review: { count: 212, average: 8.6 },
  },
  headwords: ['breakfast', 'spa'],
  sellPrice: 14_900,
  refPrice: 14_900,
  promoPercentageRounded: 0,
  priceType: 'FROM_PRICE',
  nights: 1,
  marketingLabels: [],
  cancellable: true,
  uri: '/product/stay/101/a-night-by-the-lake',
};
