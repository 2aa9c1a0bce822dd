import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { addressFaults } from '@shop/tools/checks/languages/address-form';
import { readTerms, termFaults } from '@shop/tools/checks/languages/terms';
import { typographyFaults } from '@shop/tools/checks/languages/typography';
import { readFileSync } from 'node:fs';
import { aHotelOnSale, on, someActivities } from '../../fixtures/hotel-visit.ts';
import { SHOPS } from './shops.ts';

/** English addresses: each shop leads them to its own. */
const PAGES = [
  '/',
  '/search?flow=booking',
  '/search?flow=gifting',
  '/search?flow=hotel',
  '/activities',
  '/ideas',
  '/boxes',
  '/giftcard/customization',
  '/checkout',
  '/booking-management',
  '/contact',
  ...['terms-of-sale', 'cookies', 'faq'].map((id) => `/content/${id}`),
  ...['signin', 'wishlist', 'settings/cards'].map((path) => `/account/${path}`),
  '/beneficiary/login',
  '/nowhere/at/all',
];

/** English words that are none of the other languages; what houses and places are called is said in any of them. */
const ENGLISH =
  /(?<![\p{L}\d’'-])(the|and|with|your|you|choose|please|from|stays?|nights?|search|loading|reviews?|bookings?|this|that|which|until|our|price)(?![\p{L}\d’'-])/iu;

const TERMS = readTerms(readFileSync(new URL('../../../docs/terms.tsv', import.meta.url), 'utf8'));

for (const { locale, host, prefix, lang } of SHOPS)
  test(`every page in ${locale} is in one language: no English, its own terms and typography`, async ({ page, request, baseURL }) => {
    const language = lang.slice(0, 2) as 'fr' | 'es' | 'it' | 'nl';
    const forbidden = termFaults(TERMS, locale);
    const found: string[] = [];
    const paths = [...PAGES, ...(await thingsOnSale(request))];
    const pages = await Promise.all(paths.map((path) => read(request, on(baseURL, host, prefix + path))));
    for (const [place, path] of paths.entries()) {
      const said = await textsOf(page, pages[place]!);
      expect([path, said.lang], 'the page names its language').toEqual([path, lang]);
      expect([path, said.title.length > 3, said.headings], 'a page has a title and one main heading').toEqual([path, true, 1]);
      for (const text of said.texts) {
        const english = ENGLISH.exec(text)?.[1];
        const faults = [...forbidden(text), ...typographyFaults(text, language), ...addressFaults(text, language)];
        if (english) faults.push(`English "${english}"`);
        found.push(...faults.map((fault) => `${path}: ${fault} in "${text}"`));
      }
    }
    expect([...new Set(found)]).toEqual([]);
  });

async function thingsOnSale(request: APIRequestContext): Promise<string[]> {
  const answer = await request.post('/api/offers.json', { data: { searchCriterias: { adult: 2 }, locale: 'fr_FR', limit: 2 } });
  const { exactMatch } = (await answer.json()) as { exactMatch: { id: string }[] };
  const activities = await someActivities(request);
  return [
    ...exactMatch.map(({ id }) => `/stay/${id}`),
    ...activities.slice(0, 1).map(({ id }) => `/activity/${id}`),
    `/hotel/${await aHotelOnSale(request)}`,
  ];
}

/** Asks the machine by its own name and the shop by its host, along the redirects to the page's own address. */
async function read(request: APIRequestContext, address: string): Promise<string> {
  const { host, pathname, search } = new URL(address);
  const answer = await request.get(pathname + search, { headers: { host }, maxRedirects: 0 });
  const to = answer.headers()['location'];
  return to ? read(request, new URL(to, address).href) : answer.text();
}

interface Said {
  readonly lang: string;
  readonly title: string;
  readonly headings: number;
  readonly texts: string[];
}

/** What visitors and their screen readers read on a page, but for what is marked as of another language, such as reviews. */
const textsOf = (page: Page, html: string): Promise<Said> =>
  page.evaluate((source) => {
    const read = new DOMParser().parseFromString(source, 'text/html');
    const own = read.documentElement.lang;
    for (const other of read.querySelectorAll('script, style, noscript, template, [lang]:not(html)'))
      if (other.getAttribute('lang') !== own) other.remove();
    const blocks = [...read.querySelectorAll('body *')].filter((one) =>
      [...one.childNodes].some((child) => child.nodeType === Node.TEXT_NODE),
    );
    const attributes = ['aria-label', 'alt', 'placeholder', 'title'].flatMap((name) =>
      [...read.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name) ?? ''),
    );
    const described = read.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    const texts = [read.title, described, ...attributes, ...blocks.map((one) => one.textContent ?? '')];
    return {
      lang: own,
      title: read.title,
      headings: read.querySelectorAll('h1').length,
      texts: [...new Set(texts.map((text) => text.replaceAll('\n', ' ').trim()))].filter(Boolean),
    };
  }, html);
