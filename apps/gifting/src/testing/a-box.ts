import type { BoxDetail, BoxOffersAnswer, OfferCard } from '@shop/contracts';

const PICTURE = '/images/gift-1/640_360.webp';

/** A box of a spa break, in its digital form; it is printed too. */
export const aBox: BoxDetail = {
  ...{ code: 'SPAEBOX', otherFormatCode: 'SPABOX', title: 'A spa break', format: 'digital', nights: 1, adults: 2, rating: 4.5 },
  ...{ description: 'One night and a bath.', includedContent: 'One night\nBreakfast\nAccess to the spa', value: 14_900 },
  images: { mainBySize: { '640_360': PICTURE } },
  mainImageBySize: { '640_360': PICTURE },
  imagesBySize: { '640_360': [PICTURE, '/images/gift-2/640_360.webp', '/images/spa-3/640_360.webp', '/images/room-4/640_360.webp'] },
  price: { sellPrice: 12_900, referencePrice: 14_900, promo: 13, promotionEndsOn: '2026-12-14' },
  referencePrice: 14_900,
  searchCriteria: { subthemas: [{ id: '39', label: 'Spa' }] },
  searchCriteriaProperties: { subthemas: ['39'], nights: 1, adults: 2, selectivePublicationAffiliateId: 'spa' },
};

const aStay = (id: string, label: string) =>
  ({
    ...{ id, label, imageUrl: PICTURE, uri: `/product/stay/${id}`, nights: 1, headwords: ['Spa'], sellPrice: 12_000, refPrice: 12_000 },
    hotel: { id: '7', label: 'Inn', stars: 3, uri: '/hotel/7', location: { label: 'Annecy' }, review: { count: 12, average: 8.9 } },
  }) as unknown as OfferCard;

/** The stays that it can be spent on: one page of two, and an empty one after it. */
export const staysOfBox: BoxOffersAnswer = {
  exactMatch: [aStay('101', 'Lake and sauna'), aStay('102', 'Castle and bath')],
  searchDetails: { totalCount: 2, page: 0 },
};

export const SHIPPING = { amount: 0, internationalShippingFeesPerCountry: { BE: 690 } };
export const NO_EXTRAS = { availableCustomSubElements: [], categories: [] };
