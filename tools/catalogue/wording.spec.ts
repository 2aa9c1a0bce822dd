import { readFileSync } from 'node:fs';
import { LOCALES } from '@shop/contracts';
import { languageOf } from '@shop/i18n';
import { regionalText } from '@shop/i18n/server';
import { addressFaults } from '../checks/languages/address-form.ts';
import { readTerms, termFaults } from '../checks/languages/terms.ts';
import { typographyFaults } from '../checks/languages/typography.ts';
import { makeCatalogue } from './catalogue.ts';
import { WEEKDAYS, WRONG, WRONG_NAMES } from './wrong-wording.test-utils.ts';
import { randomOf } from './random.ts';
import { LANGUAGES, type Language, type Text } from './text.ts';
import { LONGEST_NAME } from './stays/stay-name.ts';
import type { Hotel } from './hotels/hotels.ts';
import type { Stay } from './stays/stays.ts';

const { houses, activities, gifts } = makeCatalogue({ today: '2026-11-21', hotels: 2000 });
const stays = houses.flatMap(({ hotel, stays: sold }) => sold.map((stay) => ({ stay, hotel })));
const drawn = randomOf(20_26, 11).some(stays, 2000);

const NIGHTS_SAID: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:(une)|(deux)|(trois)) (?:nuits?|jours?)/iu,
  es: /^(?:(una)|(dos)|(tres)) (?:noches?|días?)/iu,
  nl: /^(?:(e[eé]n)|(twee)|(drie)) (?:nacht(?:en)?|dag(?:en)?)/iu,
  it: /^(?:(una)|(due)|(tre)) (?:nott[ei]|giorn[oi])/iu,
  en: /^(?:(one)|(two)|(three)) (?:nights?|days?)/iu,
};

type Found = readonly (readonly [string, string])[];
const faults = (texts: readonly string[], patterns: Readonly<Record<string, RegExp>>): Found =>
  Object.entries(patterns).flatMap(([why, pattern]) => texts.filter((text) => pattern.test(text)).map((text) => [why, text] as const));

/** Every text at any depth. */
function textsIn(value: unknown): Text[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (value === null || typeof value !== 'object') return [];
  return 'fr' in value && 'en' in value && typeof value.fr === 'string' ? [value as Text] : Object.values(value).flatMap(textsIn);
}

describe.each(LANGUAGES)('2,000 names drawn in %s', (language) => {
  const names = drawn.map(({ stay, hotel }) => inOnePiece(stay.label[language], hotel, language));

  const labels = drawn.map(({ stay }) => stay.label[language]);

  test('hold none of the known faults', () => {
    expect(faults(names, { ...WEEKDAYS, ...WRONG.all, ...WRONG[language], ...WRONG_NAMES.all, ...WRONG_NAMES[language] })).toEqual([]);
  });

  test('begin with a capital and fit the card', () => {
    expect(labels.filter((name) => !/^\p{Lu}/u.test(name) || name.length > LONGEST_NAME)).toEqual([]);
  });

  test('say as many nights as are sold', () => {
    const wrong = drawn.filter(({ stay }) => (nightsSaid(language, stay.label[language]) ?? stay.nights) !== stay.nights);
    expect(wrong.map(({ stay }) => stay.label[language])).toEqual([]);
  });
});

describe.each(LANGUAGES)('texts in %s', (language) => {
  const hotels = houses.map(({ hotel }) => hotel);
  const reported = [
    ...drawn.map(({ stay, hotel }) => inOnePiece(stay.description[language], hotel, language)),
    ...hotels.map((hotel) => inOnePiece(hotel.description[language], hotel, language)),
  ];
  const lines = [
    ...drawn.flatMap(({ stay }) => textsIn([stay.programme, stay.headwords, stay.importantInfos])),
    ...textsIn([activities, gifts]),
  ];

  test('descriptions of stays and houses hold none of the known faults', () => {
    expect(faults(reported, { ...WEEKDAYS, ...WRONG.all, ...WRONG[language] })).toEqual([]);
  });

  test('programmes, activities and gifts hold none either', () => {
    expect(
      faults(
        lines.map((text) => text[language]),
        { ...WRONG.all, ...WRONG[language] },
      ),
    ).toEqual([]);
  });
});

describe.each(LOCALES.filter((locale) => locale !== 'en_GB'))('what is sold, as %s reads it,', (locale) => {
  const language = languageOf(locale);
  const forbidden = termFaults(readTerms(readFileSync(new URL('../../docs/terms.tsv', import.meta.url), 'utf8')), locale);
  const texts = [
    ...drawn.flatMap(({ stay }) => textsIn([stay.label, stay.description, stay.programme, stay.headwords, stay.importantInfos])),
    ...houses.flatMap(({ hotel }) => textsIn(hotel.description)),
    ...textsIn([activities, gifts]),
  ].map((text) => regionalText(text[language], locale));

  test('keeps to the terms, the typography and the form of address of the shop', () => {
    const found = [...new Set(texts)].flatMap((text) =>
      [...forbidden(text), ...typographyFaults(text, language), ...addressFaults(text, language)].map((fault) => `${fault} in "${text}"`),
    );
    expect(found).toEqual([]);
  });
});

test('names are of many kinds: none stands for more than one in twenty-five', () => {
  const kinds = new Map<string, number>();
  for (const { stay } of drawn) {
    const kind = stay.label.en.replace(/,? (in|on) .*/u, '');
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  const usual = [...kinds].filter(([kind]) => !/^(One|Two|Three) nights?$/u.test(kind));
  expect(usual.filter(([, count]) => count > drawn.length / 25)).toEqual([]);
});

test('addresses are spelt as other texts are', () => {
  const addresses = [...houses.map(({ hotel }) => hotel.address), ...activities.centers.map(({ address }) => address)];
  expect(faults(addresses, { 'straight apostrophe': /'/u, 'a town twice (L4)': /([\p{L}’-]{4,}), (?:\d+ )?\1$/u })).toEqual([]);
});

test('houses bear one article, spelt and contracted as their country does', () => {
  const labels = houses.map(({ hotel }) => hotel.label.replace(` ${hotel.town.name.replaceAll("'", '’')}`, ''));
  const wrong = {
    'two articles (F3)': /^(Le|La|Les) \S+ (\S+ )?(Le|La|Les|L’)\b/u,
    'Muriers (F3)': /Muriers/u,
    'dei before a vowel (I2)': /\bdei [AEIOU]/u,
    'straight apostrophe': /'/u,
    'de before a vowel': /^(Château|Domaine|Les Bains|Les Nids) de [AEÉIOU]/u,
  };
  expect(faults(labels, wrong)).toEqual([]);
});

/** Names of one foreign piece: `San-Lorenzo-de-El-Escorial` and `Huis De-Iep` are judged by their edges, not by what stands in them. */
function inOnePiece(text: string, { town, label }: Hotel, language: Language): string {
  const tail = label
    .replaceAll(` ${town.name.replaceAll("'", '’')}`, '')
    .split(' ')
    .slice(1);
  const named = tail.length > 1 ? text.replaceAll(tail.join(' '), tail.join('-')) : text;
  return named.replaceAll(town.label[language], town.label[language].replaceAll(' ', '-'));
}

/** What a name says, read in English, and what the stay must hold for it. */
const PROMISES: readonly (readonly [RegExp, (sold: { stay: Stay; hotel: Hotel }) => boolean])[] = [
  [/museum/i, has('museum')],
  [/concert/i, has('evening')],
  [/chocolate|sweet side/i, (sold) => has('chocolate')(sold) || has('sledge')(sold)],
  [/fireside/i, ({ hotel }) => hotel.facilities.includes('fireplace')],
  [/bathrobe|warmth, water/i, ({ hotel }) => hotel.facilities.includes('spa')],
  [/soft light/i, ({ hotel }) => hotel.facilities.includes('hot-tub')],
  [/under the trees/i, ({ hotel }) => hotel.facilities.includes('garden')],
  [/warm bread/i, ({ stay }) => stay.programme.some(({ kind }) => kind === 'breakfast')],
  [/dinner|starter|good table|long table|vine to table/i, ({ stay }) => stay.programme.some(({ kind }) => kind === 'dinner')],
  [/\b(in the trees|branches|owls)\b/i, ({ hotel }) => hotel.type === 'treehouse'],
  [/castle/i, ({ hotel }) => hotel.type === 'castle'],
  [/\b(sea|waves|sand|salt)\b/i, ({ hotel }) => hotel.environment === 'sea'],
  [/birdsong|into the green|in the country$|early morning/i, ({ hotel }) => hotel.environment !== 'city'],
  [/^fresh snow|first tracks|in the snow|winter like/i, ({ hotel }) => hotel.snowy],
  [/friday|saturday|sunday|summer|season/i, () => false],
];

function has(activity: string) {
  return ({ stay }: { stay: Stay }): boolean => stay.programme.some(({ id }) => id === activity);
}

test('a name promises nothing that the stay does not hold', () => {
  const broken = stays.flatMap((sold) =>
    PROMISES.filter(([said, holds]) => said.test(sold.stay.label.en) && !holds(sold)).map(([said]) => `${said}: ${sold.stay.label.en}`),
  );
  expect(broken).toEqual([]);
});

test('who travels alone does not write "we", and only families write of children', () => {
  const reviews = houses.flatMap((house) => house.reviews);
  const alone = reviews.filter(({ type }) => type === 'solo').map(({ positive }) => positive);
  expect(faults(alone, { 'we (L9)': /\b(nous|notre|nos|hemos|nuestros?|Cenamos|Llegamos|ci siamo|[Aa]bbiamo|wij|we)\b/iu })).toEqual([]);
  const others = reviews.filter(({ type }) => type !== 'family').map(({ positive }) => positive);
  expect(faults(others, { children: /enfants|niños|bambini|kinderen/iu })).toEqual([]);
});

function nightsSaid(language: Language, name: string): number | undefined {
  const [, ...numbers] = NIGHTS_SAID[language].exec(name) ?? [];
  const place = numbers.findIndex((number) => number !== undefined);
  return place < 0 ? undefined : place + 1;
}
