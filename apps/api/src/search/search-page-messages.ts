import type { Locale } from '@shop/contracts';
import { formatCount, formatMoney, formatScore, languageOf, type Language } from '@shop/i18n';
import { regionalMessages } from '@shop/i18n/server';
import { PAGE_SENTENCES, type Links, type PageSentences, type Said } from './search-page-sentences.ts';
import type { PlaceFacts } from './search-place-facts.ts';

/** What a page can say: counted facts, and names already in the locale, the most frequent first. */
export interface PageFacts {
  readonly locale: Locale;
  readonly place: string;
  readonly theme: string | undefined;
  readonly isGift: boolean;
  /** Hotel nights: said without a programme, and without the words of stays. */
  readonly isNights: boolean;
  readonly facts: Pick<PlaceFacts, 'hotels' | 'cheapest' | 'score'>;
  /** Dates, a party or filters narrow the list: it counts fewer than the place has, so no figure of the place is named. */
  readonly isNarrowed: boolean;
  readonly towns: readonly string[];
  readonly activities: readonly string[];
  readonly environments: readonly string[];
  readonly types: readonly string[];
  readonly themes: readonly string[];
}

export interface PageTexts {
  readonly pageTitle: string;
  readonly metaDescription: string;
  readonly serpSeoLargeContent: string;
}

export function homeWord(locale: Locale): string {
  return PAGE_SENTENCES[languageOf(locale)].home;
}

export function linkTitles(locale: Locale): Links {
  return regionalMessages(PAGE_SENTENCES[languageOf(locale)].links, locale);
}

/** Title, description and the long text of a results page. Every figure is counted; nothing sold means nothing told. */
export function pageMessages(page: PageFacts): PageTexts {
  const language = languageOf(page.locale);
  const words = PAGE_SENTENCES[language];
  const { facts } = page;
  const subject = page.theme === undefined ? page.place : `${page.place} – ${page.theme}`;
  if (facts.hotels === 0 && page.isNights)
    return { pageTitle: words.nightsTitle(subject), metaDescription: words.nightsTitle(subject), serpSeoLargeContent: '' };
  if (facts.hotels === 0)
    return { pageTitle: words.emptyTitle(subject), metaDescription: words.emptyTitle(subject), serpSeoLargeContent: '' };
  const said: Said = {
    subject,
    weekends: counted(facts.hotels, words.weekends, language),
    price: formatMoney(facts.cheapest, page.locale),
    score: facts.score > 0 ? formatScore(facts.score, page.locale) : undefined,
    list: (names, most) => listed(names.slice(0, most), words.and),
  };
  if (page.isNights) {
    const pageTitle = words.nightsTitle(subject);
    return { pageTitle, metaDescription: words.nightsDescription(said), serpSeoLargeContent: '' };
  }
  if (page.isNarrowed) {
    const pageTitle = page.isGift ? words.giftTitle(said) : words.emptyTitle(subject);
    return { pageTitle, metaDescription: pageTitle, serpSeoLargeContent: paragraphs(words, said, page).slice(1).join('\n\n') };
  }
  return {
    pageTitle: page.isGift ? words.giftTitle(said) : words.title(said),
    metaDescription: page.isGift ? words.giftDescription(said) : words.description(said, page),
    serpSeoLargeContent: paragraphs(words, said, page).join('\n\n'),
  };
}

/** What is told of a place at length: nothing is said of activities where there are none, nor of towns where there is one. */
function paragraphs(words: PageSentences, said: Said, { environments, types, activities, towns }: PageFacts): string[] {
  const { list, subject } = said;
  return [
    words.beginnings[variantOf(subject)](said),
    words.settings(list(lowered(environments), 3), list(lowered(types), 3)),
    ...(activities.length > 0 ? [words.activities(list(lowered(activities), 4))] : []),
    ...(towns.length > 1 ? [words.towns(list(towns, 5))] : []),
  ];
}

function counted(count: number, [one, more]: readonly [one: string, more: string], language: Language): string {
  return `${formatCount(count, language)} ${count === 1 ? one : more}`;
}

/** The same subject always takes the same variant. */
function variantOf(subject: string): 0 | 1 {
  let sum = 0;
  for (const letter of subject) sum += letter.codePointAt(0)!;
  return sum % 2 === 0 ? 0 : 1;
}

/** `a, b et c`; where a name holds an `et` itself: `a et b, c`. */
function listed(names: readonly string[], and: string): string {
  if (names.length < 2 || names.some((name) => name.includes(` ${and} `))) return names.join(', ');
  return `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
}

const lowered = (names: readonly string[]): string[] => names.map((name) => name.charAt(0).toLowerCase() + name.slice(1));
