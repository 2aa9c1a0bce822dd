import type { OfferCard } from '@shop/contracts';
import { START } from '@shop/routes';
import { offerCard } from './offer-card.ts';

const lake: OfferCard = {
  id: '12',
  label: 'Une nuit au bord du lac',
  imageUrl: '/images/lake-1/640_360.webp',
  images: [],
  location: { lat: 45.9, lng: 6.1 },
  hotel: {
    id: '3',
    label: 'Hôtel des Marquisats',
    stars: 3,
    uri: '/hotel/3',
    location: { label: 'Annecy, Haute-Savoie' },
    review: { count: 40, average: 9.1 },
  },
  headwords: ['petit-déjeuner', 'spa'],
  sellPrice: 14900,
  refPrice: 18900,
  promoPercentageRounded: 21,
  priceType: 'FINAL_PRICE',
  nights: 1,
  marketingLabels: ['Nouveau', 'Coup de cœur', 'Vue lac'],
  cancellable: true,
  uri: '/produit/sejour/12/une-nuit-au-bord-du-lac',
};
const intl = { formatMessage: ({ id }: { id?: unknown }, values?: object) => [id, ...Object.values(values ?? {})].join(' ') };
const cardOf = (offer: Partial<OfferCard> = {}, search = {}) =>
  offerCard({ ...lake, ...offer }, { intl: intl as never, locale: 'fr_FR', state: { ...START, ...search } });

test('a card leads to the address that the offer carries @SEARCH-054', () => {
  expect(cardOf().href).toBe('/produit/sejour/12/une-nuit-au-bord-du-lac');
});

test('the stay opens with the dates and the party of the search', () => {
  expect(cardOf({}, { checkin: '2027-03-06', checkout: '2027-03-07', adults: 3 }).href).toBe(
    '/produit/sejour/12/une-nuit-au-bord-du-lac?checkin=2027-03-06&checkout=2027-03-07&a=3',
  );
});

test('a promotion of 6 percent is shown, one of 5 percent is not', () => {
  expect(cardOf({ refPrice: 10000, sellPrice: 9400 })).toMatchObject({ promo: 'search.card.promo 6', refPrice: '100\u00A0€' });
  expect(cardOf({ refPrice: 10000, sellPrice: 9500 }).promo).toBeUndefined();
  expect(cardOf({ refPrice: 10000, sellPrice: 9500 }).refPrice).toBeUndefined();
});

test('the price is the full one of everybody', () => {
  expect(cardOf({}, { adults: 2, children: 1 })).toMatchObject({ price: '149\u00A0€', note: 'search.card.note 3' });
});

test('a price without dates is a from-price', () => {
  expect(cardOf({ priceType: 'FROM_PRICE' }).pricePrefix).toBe('search.card.from');
  expect(cardOf({ priceType: 'FINAL_PRICE' }).pricePrefix).toBeUndefined();
});

test('three rooms left are worth a word, four are not @SEARCH-059', () => {
  expect(cardOf({ availableRooms: 3 }).notice).toBe('search.card.roomsLeft 3');
  expect(cardOf({ availableRooms: 4 }).notice).toBeUndefined();
});

test('at most two messages, the last rooms first', () => {
  expect(cardOf().badges).toEqual(['Nouveau', 'Coup de cœur']);
  expect(cardOf({ availableRooms: 1 }).badges).toEqual(['Nouveau']);
});

test('a hotel that nobody has rated shows no score', () => {
  expect(cardOf({ hotel: { ...lake.hotel, review: { count: 0, average: 0 } } }).score).toBeUndefined();
});
