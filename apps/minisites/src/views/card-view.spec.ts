import type { ContentCard } from '@shop/api-client';
import type { IntlShape } from 'react-intl';
import { cardView, flowOf } from './card-view.ts';

const intl = {
  formatMessage: ({ id }: { id: string }, values = {}) => [id.replace('minisites.card.', ''), ...Object.values(values)].join(' '),
} as unknown as IntlShape;

const card = (more: Partial<ContentCard> = {}): ContentCard => ({
  id: '12',
  label: 'Calanques en pente douce',
  imageUrl: '/images/sea-1832/640_360.webp',
  uri: '/produit/sejour/12/calanques',
  place: 'Cassis, Provence',
  house: 'Hôtel du Port',
  headwords: ['Petit-déjeuner', 'Kayak'],
  itemCategory: 'weekend',
  sellPrice: 15_000,
  refPrice: 15_000,
  people: 2,
  isFromPrice: true,
  nights: 1,
  review: { count: 31, average: 8.9 },
  labels: ['Coup de cœur', 'Nouveau'],
  ...more,
});

const view = (more: Partial<ContentCard> = {}) => cardView(card(more), { locale: 'fr_FR', today: '2030-06-01', intl });

describe('a product in a block of content', () => {
  test('is sold as a stay, a gift or an activity @HOME-017', () => {
    expect((['weekend', 'single_voucher', 'activity_only'] as const).map(flowOf)).toEqual(['booking', 'gifting', 'activity']);
  });

  test('a gift opens its page as a gift @HOME-017', () => {
    expect([view().href, view({ itemCategory: 'single_voucher' }).href]).toEqual([
      '/produit/sejour/12/calanques',
      '/produit/sejour/12/calanques?flow=gifting',
    ]);
  });

  test('the new card of an experiment says what its button leads to; the one that all know has none @SHELL-069', () => {
    const call = (itemCategory: ContentCard['itemCategory'], productCard: string) =>
      cardView(card({ itemCategory }), { locale: 'fr_FR', today: '2030-06-01', intl, experiments: { productCard } }).callToAction;
    expect([call('weekend', 'new'), call('single_voucher', 'new'), call('activity_only', 'new')]).toEqual([
      'seeOffer',
      'seeGift',
      'seeActivity',
    ]);
    expect([call('weekend', 'known'), view().callToAction]).toEqual([undefined, undefined]);
  });

  test('an activity is priced per person, a stay for its participants', () => {
    expect([view({ itemCategory: 'activity_only' }).note, view().note]).toEqual(['perPerson', 'party 2']);
  });

  test('the hotel is named before what the stay holds @HOME-016', () => {
    expect(view({ headwords: ['Breakfast'] }).inside).toEqual(['Hôtel du Port', 'Breakfast']);
  });

  test('a discount of exactly 5 % is not shown', () => {
    expect(view({ sellPrice: 9_500, refPrice: 10_000 })).not.toHaveProperty('promo');
  });

  test('a discount of 6 % is shown with the price before', () => {
    expect(view({ sellPrice: 9_400, refPrice: 10_000 })).toMatchObject({ promo: 'promo 6', refPrice: '100\u00A0€', price: '94\u00A0€' });
  });

  test('a hotel that nobody has reviewed is new and has no score', () => {
    expect(view({ review: { count: 0, average: 0 }, labels: [] })).toMatchObject({ score: undefined, badges: ['new'] });
  });

  test('a score is out of ten in the locale’s writing; only from 9 on it is praised', () => {
    expect(view().score).toEqual({ value: '8,9', label: 'score 8,9 31', reviews: '31' });
    expect(view({ review: { count: 31, average: 9 } }).score?.word).toBe('praise.fantastic');
  });

  test('only a price that dates may raise says "from", and on which day it is had', () => {
    expect([view({ checkin: '2030-09-04' }).when, view().when]).toEqual(['onDay mer. 4\u00a0sept.', undefined]);
    expect([view().pricePrefix, view({ isFromPrice: false }).pricePrefix]).toEqual(['from', undefined]);
  });

  test('two words of stress at most: the end of the offer and the last minute before the marketing’s', () => {
    expect(view({ expiration: '2026-12-01', isLastMinute: true }).badges).toEqual(['endsSoon', 'lastMinute']);
    expect(view({ expiration: '2026-12-01' }).badges).toEqual(['endsSoon', 'Coup de cœur']);
  });

  test('the word of a campaign comes before all others, the distance behind the place @HOME-016', () => {
    expect(view({ targetedLabel: 'For readers', expiration: '2026-12-01' }).badges).toEqual(['For readers', 'endsSoon']);
    expect(view({ distance: 3.2 }).place).toBe('away Cassis, Provence 4');
    expect(view({ distance: 0 }).place).toBe('Cassis, Provence');
    expect(view({ people: 3 }).note).toBe('party 3');
  });

  test('three rooms left are worth a line and cost a badge, four are not', () => {
    expect(view({ availableRooms: 3 })).toMatchObject({ notice: 'roomsLeft 3', badges: ['Coup de cœur'] });
    expect(view({ availableRooms: 4 })).toMatchObject({ notice: undefined, badges: ['Coup de cœur', 'Nouveau'] });
  });
});
