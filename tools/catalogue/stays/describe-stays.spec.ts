import { makeCatalogue } from '../catalogue.ts';
import { LANGUAGES, type Language } from '../text.ts';
import { STARTS } from './stay-sentences.ts';

const { houses } = makeCatalogue({ today: '2026-11-21', hotels: 2000 });
const stays = houses.flatMap(({ hotel, stays: sold }) => sold.map((stay) => ({ stay, hotel })));
type Sold = (typeof stays)[number];

/** Cards on a page of results. */
const PAGE = 24;

/** First pages as a visitor may open them: of each department, country and theme, the hotels most in demand first. */
const pages = [
  ...Map.groupBy(stays, ({ hotel }) => (hotel.town.department ?? hotel.town.region).id).values(),
  ...Map.groupBy(stays, ({ hotel }) => hotel.town.country).values(),
  ...Map.groupBy(
    stays.flatMap((sold) => sold.stay.themes.map((theme) => ({ theme, sold }))),
    ({ theme }) => theme,
  )
    .values()
    .map((list) => list.map(({ sold }) => sold)),
  stays,
].map((list) => list.toSorted((a, b) => b.hotel.popularity - a.hotel.popularity || a.stay.id - b.stay.id).slice(0, PAGE));

/** `{Nights} {at}: short` -> what any stay's sentence of this kind looks like. */
const patternsIn = (language: Language): RegExp[] =>
  STARTS.map(({ words }) => {
    const fixed = words[language].split(/\{[^}]*\}/u).map((part) => part.replace(/[.*+?^$()[\]\\|]/gu, '\\$&'));
    return new RegExp(`^${fixed.join('.+?')}`, 'iu');
  });

describe.each(LANGUAGES)('descriptions of stays in %s', (language) => {
  const patterns = patternsIn(language);
  const opening = new Map(stays.map(({ stay }) => [stay.id, patterns.findIndex((pattern) => pattern.test(stay.description[language]))]));
  const mostOften = (page: readonly Sold[]): number =>
    Math.max(
      ...Map.groupBy(page, ({ stay }) => opening.get(stay.id))
        .values()
        .map((alike) => alike.length),
    );

  test('open with a sentence that at most one stay in eight of a first page of results shares', () => {
    expect([...opening.values()].filter((place) => place < 0)).toEqual([]);
    const full = pages.filter((page) => page.length === PAGE);
    expect(full.length).toBeGreaterThan(50);
    expect(full.map(mostOften).filter((count) => count > PAGE / 8)).toEqual([]);
  });

  test('open each with a sentence of its own within one house', () => {
    const alike = houses.filter(({ stays: sold }) => new Set(sold.map(({ id }) => opening.get(id))).size < sold.length);
    expect(alike.map(({ hotel }) => hotel.label)).toEqual([]);
  });

  test('repeat nothing that the page of the stay says elsewhere', () => {
    const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]) /u);
    const twice = stays.flatMap(({ stay, hotel }) => {
      const elsewhere = [hotel.description, ...stay.importantInfos, ...stay.programme.flatMap(({ description }) => description ?? [])];
      const said = new Set(elsewhere.flatMap((text) => sentencesOf(text[language])));
      return sentencesOf(stay.description[language]).filter((sentence) => said.has(sentence));
    });
    expect(twice).toEqual([]);
  });
});
