import type { Locale } from '@shop/contracts';
import { formatMoney, formatScore, languageOf } from '@shop/i18n';
import { PAGE_SENTENCES, type Links, type PageSentences, type Said } from './search-page-sentences.ts';
import type { PlaceFacts } from './search-place-facts.ts';

/** What a page can say: counted facts, and names already in the locale, the most frequent first. */
export interface PageFacts {
  readonly locale: Locale;
  readonly place: string;
  readonly theme: string | undefined;
  readonly isGift: boolean;
  readonly facts: Pick<PlaceFacts, 'weekends' | 'hotels' | 'cheapest' | 'score'>;
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
  return PAGE_SENTENCES[languageOf(locale)].links;
}

/** Title, description and the long text of a results page. Every figure is counted; nothing sold means nothing told. */
export function pageWords(page: PageFacts): PageTexts {
  const words = PAGE_SENTENCES[languageOf(page.locale)];
  const { facts } = page;
  const subject = page.theme === undefined ? page.place : `${page.place} – ${page.theme}`;
  if (facts.weekends === 0)
    return { pageTitle: words.emptyTitle(subject), metaDescription: words.emptyTitle(subject), serpSeoLargeContent: '' };
  const said: Said = {
    subject,
    weekends: counted(facts.weekends, words.weekends),
    hotels: counted(facts.hotels, words.hotels),
    price: formatMoney(facts.cheapest, page.locale),
    score: facts.score > 0 ? formatScore(facts.score, page.locale) : undefined,
    list: (names, most) => listed(names.slice(0, most), words.and),
  };
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

function counted(count: number, [one, more]: readonly [one: string, more: string]): string {
  return `${count} ${count === 1 ? one : more}`;
}

/** The same subject always takes the same variant. */
function variantOf(subject: string): 0 | 1 {
  let sum = 0;
  for (const letter of subject) sum += letter.codePointAt(0)!;
  return sum % 2 === 0 ? 0 : 1;
}

/** `a, b et c`. */
function listed(names: readonly string[], and: string): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
}

const lowered = (names: readonly string[]): string[] => names.map((name) => name.charAt(0).toLowerCase() + name.slice(1));
