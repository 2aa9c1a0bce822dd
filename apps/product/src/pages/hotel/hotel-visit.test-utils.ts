import type { Availabilities, HotelDetail } from '@shop/contracts';
import { aHotelPage } from '../../fixtures/a-hotel-page.ts';
import { aStay } from '../../fixtures/a-stay.ts';
import { renderPage, type Refused } from '../../fixtures/render-page.tsx';
import { Body } from './hotel-parts.ts';

const open = { price: '', amount: 12_900, promo: 0, bestPriceOfTheMonth: false, minLos: 1 };
/** One Saturday on which a night is open, in February 2027. */
export const DAYS = {
  availabilities: { '2027-02-20': open, '2027-02-21': null },
  minMonth: '2027-02',
  maxMonth: '2028-02',
  requestedMonths: [],
} as unknown as Availabilities;

interface Answers {
  readonly page?: (query: URLSearchParams) => HotelDetail | Refused;
  readonly days?: (query: URLSearchParams) => Availabilities;
  /** The stay of an offer, read in its window. */
  readonly detail?: () => unknown;
}

/** Opens the page of a hotel; `requested` names the calls that it made. */
export function visitHotel(
  address: string,
  { page = () => aHotelPage(), days = () => DAYS, detail = () => aStay({ activities: [] }) }: Answers = {},
) {
  const requested: URL[] = [];
  const rendered = renderPage(address, [
    ['/availabilities.json', ({ url }) => (requested.push(url), days(url.searchParams))],
    ['/detail.json', ({ url }) => (requested.push(url), detail())],
    ['/api/hotels/', ({ url }) => (requested.push(url), page(url.searchParams))],
  ]);
  return { ...rendered, requested };
}

/** For `beforeAll`: the page's body is loaded, and its window is as wide as this. */
export function preparedHotel(size: 'wide' | 'phone' = 'wide') {
  beforeAll(() => {
    Element.prototype.scrollIntoView = () => undefined;
    window.matchMedia = () => ({ matches: size === 'wide' }) as MediaQueryList;
    return Body.prepare();
  });
  afterAll(() => void Reflect.deleteProperty(window, 'matchMedia'));
}
