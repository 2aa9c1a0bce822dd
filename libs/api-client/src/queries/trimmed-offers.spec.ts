import type { BeneficiaryOffer, OfferCard, OffersAnswer } from '@shop/contracts';
import { trimmedOffers, trimmedSuggestions } from './trimmed-offers.ts';

const offer = {
  id: '12',
  label: 'Calanques',
  imageUrl: '/images/sea-1/640_360.webp',
  images: [1, 2, 3, 4, 5].map((picture) => `/images/sea-${picture}/640_360.webp`),
  location: { lat: 43.2, lng: 5.5 },
  distance: 3.1,
  hotel: {
    id: '7',
    label: 'Hôtel du Port',
    stars: 3,
    uri: '/hotel/7',
    location: { label: 'Cassis', zipCode: '13260', address: '1 quai' },
    review: { count: 31, average: 8.9 },
  },
  headwords: ['a'],
  sellPrice: 14_900,
  refPrice: 18_900,
  barPrice: 18_900,
  promoPercentageRounded: 22,
  priceType: 'FROM_PRICE',
  prices: [{ paxComposition: { adults: 2 }, sellPrice: 14_900, barPrice: 18_900, promoPercentageRounded: 22 }],
  nights: 1,
  marketingLabels: [],
  cancellable: true,
  weekend: [{ id: '12', legacyPackageCount: 4 }],
  uri: '/produit/sejour/12',
} satisfies OfferCard;

const answer = (exactMatch: unknown[]) => ({ exactMatch, searchDetails: { totalCount: exactMatch.length, page: 0 } }) as OffersAnswer;

describe('what the results page keeps of an answer', () => {
  test('a suggestion keeps its place on the map', () => {
    const [stored] = trimmedSuggestions(answer([offer])).exactMatch;
    expect(stored).toMatchObject({ location: offer.location, sellPrice: 14_900 });
    expect(stored).not.toHaveProperty('weekend');
  });

  test('a card shows four pictures, the town, how far it is and one price, and no more is kept', () => {
    const [stored] = trimmedOffers(answer([offer])).exactMatch;
    expect(stored?.images).toHaveLength(4);
    expect(stored?.hotel.location).toEqual({ label: 'Cassis' });
    expect(stored).toMatchObject({ sellPrice: 14_900, refPrice: 18_900, nights: 1, uri: '/produit/sejour/12', distance: 3.1 });
    for (const unread of ['prices', 'weekend', 'barPrice', 'location']) expect(stored).not.toHaveProperty(unread);
    // @ts-expect-error A card that reads a field which is not kept does not compile.
    expect(stored?.cancellable).toBeUndefined();
  });

  test('of a policy the words of the API are left out, for the page has its own', () => {
    const policy = { type: 'FLEX_3', cancellable: true, isCancellable: true, message: 'Annulable' };
    const [stored] = trimmedOffers(answer([{ ...offer, cancellationPolicy: policy }])).exactMatch;
    expect(stored?.cancellationPolicy).toEqual({ type: 'FLEX_3', cancellable: true, isCancellable: true });
  });

  test('what a gift leaves to pay keeps the whole price beside it @GIFT-021', () => {
    const afterGift: BeneficiaryOffer = { ...offer, priceType: 'BENEFICIARY', sellPrice: 2_900, offerPrice: 14_900 };
    expect(trimmedOffers(answer([afterGift])).exactMatch).toMatchObject([
      { priceType: 'BENEFICIARY', sellPrice: 2_900, offerPrice: 14_900 },
    ]);
  });

  test('a field that is missing stays missing', () => {
    const [stored] = trimmedOffers(answer([{ ...offer, checkin: undefined }])).exactMatch;
    expect(stored).not.toHaveProperty('checkin');
  });

  test('an entry that is no offer stays what it was, for the page to leave out', () => {
    expect(trimmedOffers(answer([null, 'offer', { id: '1' }])).exactMatch).toEqual([null, 'offer', { id: '1' }]);
  });

  test('the details of the search stay', () => {
    expect(trimmedOffers(answer([])).searchDetails).toEqual({ totalCount: 0, page: 0 });
  });
});
