import { SOLD_LOCALES, type Crumb, type Locale, type PageModel } from '@shop/contracts';
import { START, hrefFor, resultsHref, type SearchPlace, type Screen } from '@shop/routes';
import { metaImage, text } from '../availability/cards/index.ts';
import type { HotelRow } from './hotel/hotel-facts.ts';
import { productMessages } from './product-messages.ts';

export interface PageFacts {
  readonly screen: Screen;
  readonly params: Readonly<Record<string, string>>;
  /** The readable part of the page's address in another locale, where its address has one. */
  readonly slugOf?: (locale: Locale) => string;
  readonly title: string;
  readonly description: string;
  readonly image: string | undefined;
  /** False keeps the page out of search engines (spec 2, section 2). */
  readonly isIndexed: boolean;
}

/** Longest description that result lists show, in characters. */
const DESCRIPTION = 160;

/** What a stay or hotel page says to search engines, with its sisters in the other sold locales (SHELL-013). */
export function pageModel(locale: Locale, { screen, params, slugOf, title, description, image, isIndexed }: PageFacts): PageModel {
  return {
    locale,
    pageTitle: title,
    metaDescription: cutAtWord(description, DESCRIPTION),
    metaRobots: isIndexed ? 'index, follow' : 'noindex, follow',
    canonicalUrl: hrefFor(screen, locale, params),
    alternateUrls: SOLD_LOCALES.map((other) => ({
      locale: other,
      path: hrefFor(screen, other, slugOf ? { ...params, slug: slugOf(other) } : params),
    })),
    ogImages: metaImage(image),
    serpSeoLargeContent: '',
  };
}

function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`;
}

/** From the home page over region and town to the page itself. */
export function breadcrumbOf(locale: Locale, hotel: Pick<HotelRow, 'region' | 'town' | 'city'>, steps: readonly Crumb[]): Crumb[] {
  const region = text(hotel.region, locale);
  const around = (label: string, place: SearchPlace): Crumb => ({ label, uri: resultsHref(locale, { ...START, place }) });
  return [
    { label: productMessages(locale).home, uri: hrefFor('home', locale) },
    ...(region ? [around(region, { kind: 'region', value: region })] : []),
    around(text(hotel.town, locale), { kind: 'city', value: hotel.city }),
    ...steps,
  ];
}
