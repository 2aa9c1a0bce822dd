import type { OfferCard } from '@shop/contracts';
import { START } from '@shop/routes';
import { anOffer } from '@shop/testing/cards';
import { cardExtras } from './card-extras.ts';
import { cardLabels } from './card-labels.ts';
import { hotelHref, offerCard } from './offer-card.ts';

const lake = anOffer({
  id: '12',
  label: 'Une nuit au bord du lac',
  images: ['/images/lake-1/640_360.webp', '/images/room-2/640_360.webp'],
  hotel: { id: '3', label: 'Hôtel des Marquisats', stars: 3, uri: '/hotel/3', review: { count: 40, average: 9.1 } },
  headwords: ['petit-déjeuner', 'spa'],
  refPrice: 18_900,
  promoPercentageRounded: 21,
  priceType: 'FINAL_PRICE',
  marketingLabels: ['Nouveau', 'Coup de cœur', 'Vue lac'],
  uri: '/produit/sejour/12/une-nuit-au-bord-du-lac',
});
const intl = { formatMessage: ({ id }: { id?: unknown }, values?: object) => [id, ...Object.values(values ?? {})].join(' ') };
const cardOf = (offer: Partial<OfferCard> = {}, search: object = {}) => {
  const state = { ...START, ...search };
  return offerCard({ ...lake, ...offer }, state, cardLabels(intl as never, { locale: 'fr_FR', today: '2030-06-01', flow: state.flow }));
};
const extrasOf = (offer: Partial<OfferCard>, search: object = {}, isAssigned = false) => {
  const state = { ...START, ...search };
  return cardExtras({ ...lake, ...offer }, state, {
    words: cardLabels(intl as never, { locale: 'fr_FR', today: '2030-06-01', flow: state.flow }),
    isAssigned,
  });
};

test('a card leads to the address that the offer carries @SEARCH-054', () => {
  expect(cardOf().href).toBe('/produit/sejour/12/une-nuit-au-bord-du-lac');
});

test('the stay opens with the dates and the party of the search', () => {
  expect(cardOf({}, { checkin: '2027-03-06', checkout: '2027-03-07', adults: 3 }).href).toBe(
    '/produit/sejour/12/une-nuit-au-bord-du-lac?checkin=2027-03-06&checkout=2027-03-07&a=3',
  );
});

test('of flexible dates a stay opens on the day of its price, which the card names unless it is the chosen one', () => {
  const search = { checkin: '2027-03-06', checkout: '2027-03-08', flexibleDays: 2 };
  const moved = cardOf({ checkin: '2027-03-05', nights: 2 }, search);
  expect(moved.href).toMatch(/\?checkin=2027-03-05&checkout=2027-03-07$/);
  expect(moved.when).toMatch(/onDay ven\.\s5\smars$/);
  expect(moved.pricePrefix).toBeUndefined();
  const chosen = cardOf({ checkin: '2027-03-06', nights: 2 }, search);
  expect(chosen.href).toMatch(/\?checkin=2027-03-06&checkout=2027-03-08$/);
  expect(chosen.when).toBeUndefined();
});

test('a suggestion of any day opens without the dates of the search, which it is not sold on @SEARCH-054', () => {
  const search = { checkin: '2027-03-06', checkout: '2027-03-08', flexibleDays: 1, adults: 3 };
  const anyDay = cardOf({ priceType: 'FROM_PRICE', checkin: '2027-06-02' }, search);
  expect(anyDay.href).toBe('/produit/sejour/12/une-nuit-au-bord-du-lac?a=3');
  expect(anyDay.when).toMatch(/onDay mer\.\s2\sjuin$/);
});

test('the stay of a visitor from a partner’s site names the partner, a gift does not @PROD-084', () => {
  expect(cardOf({}, { minisite: 360 }).href).toBe('/produit/sejour/12/une-nuit-au-bord-du-lac?minisite=360');
  expect(cardOf({}, { minisite: 360, checkin: '2027-03-06' }).href).toMatch(/\?checkin=2027-03-06.*&minisite=360$/);
  expect(cardOf({}, { minisite: 360, flow: 'gifting' }).href).not.toContain('minisite');
});

test('a stay that is booked opens without the nights of a gift that was searched before', () => {
  expect(cardOf({}, { giftNights: 2, giftAdults: 3 }).href).toBe('/produit/sejour/12/une-nuit-au-bord-du-lac');
});

test('a gift opens as the gift that was found: its nights, its people, in the flow of gifts @SEARCH-012', () => {
  expect(cardOf({ nights: 2 }, { flow: 'gifting', giftAdults: 3 }).href).toMatch(/\?giftNights=2&giftAdult=3&flow=gifting$/);
});

test('a hotel night opens in the flow of hotels, with its dates @PROD-002', () => {
  expect(cardOf({}, { flow: 'hotel', checkin: '2027-03-06' }).href).toMatch(/\?checkin=2027-03-06&checkout=2027-03-07&flow=hotel$/);
});

test('the hotel opens with the dates and the party of the search too, in its flow @SEARCH-055', () => {
  const hrefOf = (offer: Partial<OfferCard>, search: object) => hotelHref({ ...lake, ...offer }, { ...START, ...search });
  const search = { checkin: '2027-03-06', checkout: '2027-03-08', adults: 3 };
  expect(hrefOf({}, {})).toBe('/hotel/3');
  expect(hrefOf({}, search)).toBe('/hotel/3?checkin=2027-03-06&checkout=2027-03-08&a=3');
  expect(hrefOf({}, { ...search, flow: 'hotel' })).toBe('/hotel/3?checkin=2027-03-06&checkout=2027-03-08&a=3&flow=hotel');
  expect(hrefOf({ checkin: '2027-03-05' }, { ...search, flexibleDays: 1 })).toContain('?checkin=2027-03-05&checkout=2027-03-07&');
  expect(hrefOf({ priceType: 'FROM_PRICE' }, search)).toBe('/hotel/3?a=3');
  expect(hrefOf({}, { ...search, flow: 'gifting' })).toBe('/hotel/3');
});

test('a stay, a gift and a single voucher each say what to do @SEARCH-051 @SEARCH-052', () => {
  expect(cardOf()).toMatchObject({ kind: 'weekend', callToAction: 'search.card.seeOffer' });
  expect(cardOf({}, { flow: 'gifting' })).toMatchObject({ kind: 'gift', callToAction: 'search.card.seeGift' });
  expect(cardOf({ itemCategory: 'single_voucher' }, { flow: 'gifting' })).toMatchObject({
    kind: 'singleVoucher',
    callToAction: 'search.card.seeGift',
  });
});

test('a promotion of 6 percent is shown, one of 5 percent is not', () => {
  expect(cardOf({ refPrice: 10000, sellPrice: 9400 })).toMatchObject({ promo: 'search.card.promo 6', refPrice: '100\u00A0€' });
  expect(cardOf({ refPrice: 10000, sellPrice: 9500 }).promo).toBeUndefined();
  expect(cardOf({ refPrice: 10000, sellPrice: 9500 }).refPrice).toBeUndefined();
});

test('the price is the full one of everybody; a gift is for two', () => {
  expect(cardOf({}, { adults: 2, children: 1 })).toMatchObject({ price: '149\u00A0€', note: 'search.card.note 3' });
  expect(cardOf({}, { flow: 'gifting', adults: 5 }).note).toBe('search.card.note 2');
});

test('a card says how far its hotel is from the town that was searched, from a kilometre on', () => {
  const label = lake.hotel.location.label;
  const placeOf = (distance: number | undefined, placeKind?: string) => cardOf({ ...(distance && { distance }) }, { placeKind }).place;
  expect([undefined, 0.9, 1, 12.34].map((distance) => placeOf(distance, 'city'))).toEqual([
    ...[label, label, `search.card.away ${label} 1\u00A0km`, `search.card.away ${label} 12,3\u00A0km`],
  ]);
  expect([undefined, 'department', 'region', 'country', 'touristicregion'].map((kind) => placeOf(40, kind))).toEqual(Array(5).fill(label));
});

test('a price without dates is a from-price and names its day; one with dates is neither @SEARCH-068', () => {
  expect(cardOf({ priceType: 'FROM_PRICE', checkin: '2030-09-04' })).toMatchObject({
    pricePrefix: 'search.card.from',
    when: 'search.card.onDay mer. 4\u00a0sept.',
  });
  const { pricePrefix, when } = cardOf({ priceType: 'FINAL_PRICE', checkin: '2030-09-04' });
  expect([pricePrefix, when]).toEqual([undefined, undefined]);
});

test('at most two messages, in their order @SEARCH-060', () => {
  expect(cardOf().badges).toEqual(['Nouveau', 'Coup de cœur']);
  expect(cardOf({ targetedLabel: 'Pour nos lecteurs', lastMinute: true }).badges).toEqual(['Pour nos lecteurs', 'search.card.lastMinute']);
  expect(cardOf({ availableRooms: 1, lastMinute: true }).badges).toEqual(['search.card.lastMinute', 'search.card.roomsLeft 1']);
});

test('a picture is shown once, the others can be gone through @SEARCH-058', () => {
  expect(cardOf().pictures?.urls).toEqual(['/images/lake-1/640_360.webp', '/images/room-2/640_360.webp']);
});

test('a score says how many guests gave it', () => {
  const rated = cardOf({ hotel: { ...lake.hotel, review: { count: 1_212, average: 9.1 } } }).score;
  expect(rated).toMatchObject({ value: '9,1', reviews: '1\u00A0212' });
  expect(rated?.label).toMatch(/, .*1\u00A0212/);
});

test('a hotel that nobody has rated shows no score', () => {
  expect(cardOf({ hotel: { ...lake.hotel, review: { count: 0, average: 0 } } }).score).toBeUndefined();
});

const flexible = { type: 'FLEXIBLE', cancellable: true, isCancellable: true, cancellationDeadline: '2027-03-04' };
const strict = { type: 'STRICT', cancellable: false, isCancellable: false };

test('with a deadline changes are free until then, and it looks like success @SEARCH-061 @SEARCH-062', () => {
  expect(extrasOf({ cancellationPolicy: flexible }, { checkin: '2027-03-06' }).cancellation).toEqual({
    look: 'success',
    text: 'search.card.cancel.changesUntil 4\u00A0mars',
  });
  expect(extrasOf({ cancellationPolicy: strict }, { checkin: '2027-03-06' }).cancellation).toEqual({
    look: 'info',
    text: 'search.card.cancel.nonRefundable',
  });
});

test('without dates one is asked to add them @SEARCH-063', () => {
  expect(extrasOf({ cancellationPolicy: strict }).cancellation?.text).toBe('search.card.cancel.addDates');
});

test('a suggestion of any day asks for dates too: those of the search are not its dates @SEARCH-062 @SEARCH-063', () => {
  const cancellationPolicy = { ...flexible, cancellationDeadline: undefined };
  expect(extrasOf({ cancellationPolicy, priceType: 'FROM_PRICE' }, { checkin: '2027-03-06', checkout: '2027-03-07' }).cancellation).toEqual(
    {
      look: 'info',
      text: 'search.card.cancel.addDates',
    },
  );
});

test('the extra discount is for visitors of the experiment, never on gifts @SEARCH-069', () => {
  const autoDiscount = { code: 'EXTRA', value: 10 };
  expect(extrasOf({ autoDiscount }, {}, true).discount).toBe('search.card.autoDiscount 10');
  expect(extrasOf({ autoDiscount }, {}, false).discount).toBeUndefined();
  expect(extrasOf({ autoDiscount }, { flow: 'gifting' }, true)).toEqual({});
});

test('with a gift a card shows what is left to pay; without dates only some days are as cheap @GIFT-021', () => {
  const withGift = { priceType: 'BENEFICIARY', sellPrice: 0, offerPrice: 12_000 } as unknown as Partial<OfferCard>;
  expect(cardOf(withGift, { checkin: '2027-03-06' })).toMatchObject({
    price: 'search.card.included',
    note: expect.stringMatching(/withGift /),
  });
  expect(cardOf(withGift)).toMatchObject({ price: 'search.card.included', note: expect.stringMatching(/withGiftSomeDays /) });
  expect(cardOf({ ...withGift, sellPrice: 2_100 }).pricePrefix).toBe('search.card.from');
});
