import { factsOf, PICTURE_KINDS, pictureFacts } from '@shop/pictures/facts';
import { LANGUAGES } from '../text.ts';
import { altOf } from './picture-alts.ts';

/** Among so many seeds each composition of a kind comes in each of the five times of day. */
const SEEDS = 30;
const PICTURES = PICTURE_KINDS.flatMap((kind) => Array.from({ length: SEEDS }, (_, seed) => `${kind}-${seed}`));

test.each(PICTURE_KINDS)('what a picture of the kind %s shows is said in each language, in one sentence of its own', (kind) => {
  for (const id of PICTURES.filter((one) => one.startsWith(`${kind}-`))) {
    const words = LANGUAGES.map((language) => altOf(id)[language]);
    expect(new Set(words).size, words.join(' | ')).toBe(LANGUAGES.length);
    for (const said of words) expect(said).toMatch(/^\p{Lu}[\p{L}\p{M} ,’-]{8,139}$/u);
  }
});

test('no other language says a word that only English has', () => {
  const ENGLISH = /\b(the|with|and|of|before|above|under|at|two|view|room|among|seen|from|by)\b/i;
  for (const id of PICTURES) {
    const { fr, es, nl, it } = altOf(id);
    expect([fr, es, it].filter((said) => ENGLISH.test(said))).toEqual([]);
    // Dutch writes `of` for "or", and `under` is no word of it.
    expect(nl).not.toMatch(/\b(the|with|and|before|above|under|two|view|room|among|seen|from|by)\b/i);
  }
});

test('each composition has words of its own', () => {
  const shown = new Map<string, Set<string>>();
  for (const id of PICTURES.filter((one) => !one.startsWith('hero-'))) {
    const { kind, composition, time } = pictureFacts(id);
    if (time !== 'day') continue;
    const subject = altOf(id).fr.replace(/, vue sur .*/, '');
    shown.set(subject, (shown.get(subject) ?? new Set()).add(`${kind} ${composition}`));
  }
  expect([...shown].filter(([, compositions]) => compositions.size > 1)).toEqual([]);
});

test('what one looks out on and the time of day are said where they are seen', () => {
  const seed = (kind: 'room' | 'gift', time: string) =>
    Array.from({ length: 15 }, (_, one) => one).find((one) => factsOf({ kind, seed: one }).time === time)!;
  expect(altOf(`room-${seed('room', 'golden')}`).fr).toMatch(/^Chambre .*, vue sur .*, au coucher du soleil$/);
  expect(altOf(`room-${seed('room', 'day')}`).nl).toMatch(/^Kamer .*, met uitzicht op [a-z ]+$/);
  expect(altOf(`gift-${seed('gift', 'night')}`).it).not.toMatch(/notte/);
});
