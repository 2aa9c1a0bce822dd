import type { OfferCard, PriceTiers, ProductOffers, RecommendedOffer, Site, StayDetail, Upsells } from '@shop/contracts';
import { aQuote, aStay } from './a-stay.ts';
import { renderPage, type FakeCall } from './render-page.tsx';

const open = (amount: number, best = false) => ({ price: '', amount, promo: 0, bestPriceOfTheMonth: best, minLos: 1 });
const AVAILABILITIES = {
  availabilities: { '2027-02-20': open(24_900), '2027-02-21': open(17_800, true), '2027-02-22': null, '2027-02-25': open(19_900) },
  minMonth: '2027-02',
  maxMonth: '2028-02',
  requestedMonths: ['2027-02', '2027-03'],
};
const TIER = { refPrice: 19_000, promo: 0, shippingCost: 0, subElementsPrice: 0, sellPrices: {} };
const TIERS: PriceTiers = {
  isGiftable: true,
  priceList: [
    { ...TIER, nights: 1, sellPrice: 19_000, totalPrice: 19_000 },
    { ...TIER, nights: 2, sellPrice: 35_000, totalPrice: 35_000 },
  ],
};

export const ADDRESS = '/product/stay/101/a-night-by-the-lake';
export const DATED = `${ADDRESS}#checkin=2027-02-20&checkout=2027-02-21`;

/** What the API says; a function may refuse. */
export interface StayAnswers {
  readonly stay?: StayDetail;
  readonly quote?: () => unknown;
  readonly offers?: () => ProductOffers | object;
  readonly upsells?: Upsells['upsells'] | FakeCall[1];
  /** Told whether dates were asked for. */
  readonly hotelOffers?: (isDated: boolean) => readonly OfferCard[] | Error;
  readonly recommended?: RecommendedOffer | null;
  /** Around the hotel. */
  readonly around?: readonly OfferCard[];
  /** Gets every address that is asked, in order. */
  readonly asked?: string[];
  readonly reviews?: FakeCall[1];
  readonly heard?: (body: unknown) => unknown;
  readonly site?: Partial<Site>;
}

/** The stay page at an address, with an API that knows one stay. For specifications only. */
export function showStay(address: string = ADDRESS, answers: StayAnswers = {}) {
  const { stay = aStay(), quote = () => aQuote(), offers = () => ({}), upsells = [], recommended = null } = answers;
  const hotelOffers: FakeCall[1] = ({ body }) => {
    const found = answers.hotelOffers?.('checkin' in (body as object)) ?? [];
    return found instanceof Error ? found : { exactMatch: found, searchDetails: { totalCount: found.length, page: 0 } };
  };
  const calls: FakeCall[] = [
    ['/detail.json', () => stay],
    ['/availabilities.json', () => AVAILABILITIES],
    ['/packageCheckoutNights.json', () => [1, 2]],
    ['/quote', quote],
    ['/upsells', typeof upsells === 'function' ? upsells : () => ({ upsells })],
    ['/recommended-offer', () => recommended],
    ['/recommendations', () => ({ recommendations: answers.around ?? [] })],
    ['/price-tiers', () => TIERS],
    ['/reviews.json', answers.reviews ?? (() => ({ totalCount: 0, score: 0, list: [], details: [] }))],
    ['/offers.json', hotelOffers],
    ['/offers', offers],
    ['/gateway/logs', ({ body }) => answers.heard?.(body) ?? {}],
  ];
  const noted = calls.map(([part, answer]): FakeCall => [
    part,
    (call) => (answers.asked?.push(call.url.pathname + call.url.search), answer(call)),
  ]);
  return renderPage(address, noted, answers.site);
}
