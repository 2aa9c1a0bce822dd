import type { OfferCard } from '@shop/contracts';
import type { IntlShape } from 'react-intl';
import { offerView } from './offer-view.ts';

const intl = {
  formatMessage: ({ id }: { id: string }, values = {}) => [id.replace('minisites.card.', ''), ...Object.values(values)].join(' '),
} as unknown as IntlShape;

const offer = (more: Partial<OfferCard> = {}, review = { count: 31, average: 8.9 }): OfferCard => ({
  id: '12',
  label: 'Calanques en pente douce',
  imageUrl: '/images/sea-1832/640_360.webp',
  images: [],
  location: { lat: 43.2, lng: 5.5 },
  hotel: { id: '7', label: 'Hôtel du Port', stars: 3, uri: '/hotel/7', location: { label: 'Cassis, Provence' }, review },
  headwords: ['Petit-déjeuner', 'Kayak', 'Spa', 'Dîner'],
  sellPrice: 15_000,
  refPrice: 15_000,
  promoPercentageRounded: 0,
  priceType: 'FROM_PRICE',
  nights: 1,
  marketingLabels: ['Coup de cœur', 'Nouveau'],
  cancellable: true,
  uri: '/produit/sejour/12/calanques',
  ...more,
});

const view = (...args: Parameters<typeof offer>) => offerView(offer(...args), 'fr_FR', intl);

describe('a stay on the home page', () => {
  test('a discount of exactly 5 % is not shown', () => {
    expect(view({ sellPrice: 9_500, refPrice: 10_000 })).toMatchObject({ promo: undefined, refPrice: undefined });
  });

  test('a discount of 6 % is shown with the price before', () => {
    expect(view({ sellPrice: 9_400, refPrice: 10_000 })).toMatchObject({ promo: 'promo 6', refPrice: '100\u00A0€', price: '94\u00A0€' });
  });

  test('a hotel that nobody has reviewed is new and has no score', () => {
    expect(view({}, { count: 0, average: 0 })).toMatchObject({ score: undefined, badges: ['new'] });
  });

  test('a score is out of ten with one decimal, in the locale’s writing', () => {
    expect(view().score).toEqual({ value: '8,9', label: 'score 8,9 31' });
  });

  test('only a price that dates may raise says "from"', () => {
    expect([view().pricePrefix, view({ priceType: 'FINAL_PRICE' }).pricePrefix]).toEqual(['from', undefined]);
  });

  test('a card names three things that are in it, and one label', () => {
    expect(view()).toMatchObject({ inside: ['Petit-déjeuner', 'Kayak', 'Spa'], badges: ['Coup de cœur'] });
  });
});
