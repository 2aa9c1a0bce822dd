import { FONTS } from '../fonts.ts';
import { textRuns } from './text-runs.ts';

/** Each run with the name of its font. */
const runsOf = (words: string, face: 'text' | 'strong' = 'text') =>
  textRuns(words, face).map(({ text, font }) => [text, font.postscriptName]);

test('a text in a language of ours is one run in the shop’s own face', () => {
  for (const face of ['text', 'strong', 'display'] as const)
    expect(textRuns('Où ? À l’hôtel « Größe », 12 €', face)).toEqual([{ text: 'Où ? À l’hôtel « Größe », 12 €', font: FONTS[face] }]);
});

test.each([
  ['Nguyễn Thị Ánh', [['Nguyễn Thị Ánh', 'DejaVuSansCondensed']]],
  ['Ελένη & Zoé', [['Ελένη & Zoé', 'DejaVuSansCondensed']]],
])('%s is set in one face: no word and no name mixes two of them', (words, runs) => {
  expect(runsOf(words)).toEqual(runs);
});

test('each other script is set in the first font that has it', () => {
  expect(runsOf('Zoé, 李さん 김 علي שרה สม 🎉')).toEqual([
    ['Zoé, ', 'InstrumentSans-Regular'],
    ['李さん', 'DroidSansFallback'],
    [' ', 'InstrumentSans-Regular'],
    ['김', 'DroidSansFallback'],
    [' ', 'InstrumentSans-Regular'],
    ['علي', 'DejaVuSansCondensed'],
    [' ', 'InstrumentSans-Regular'],
    ['שרה', 'DejaVuSansCondensed'],
    [' ', 'InstrumentSans-Regular'],
    ['สม', 'NotoSansThai-Regular'],
    [' ', 'InstrumentSans-Regular'],
    ['🎉', 'NotoEmoji-Regular'],
  ]);
});

test('what is drawn bold is bold in every alphabet', () => {
  expect(runsOf('سم', 'strong')).toEqual([['سم', 'DejaVuSansCondensed-Bold']]);
  expect(runsOf('สม', 'strong')).toEqual([['สม', 'NotoSansThai-Bold']]);
});

test.each(['👩🏽‍💻', '👨‍👩‍👧‍👦', '❤️', '🇫🇷', '1️⃣', '👍🏿'])('the emoji %s stays in one piece', (emoji) => {
  expect(runsOf(emoji)).toEqual([[emoji, 'NotoEmoji-Regular']]);
});

test('a digit and a copyright sign are no emoji', () => {
  expect(runsOf('© 2030 #1')).toEqual([['© 2030 #1', 'InstrumentSans-Regular']]);
});

test.each([
  ['a letter and its accent are one letter', 'Zoe\u0301', 'Zoé'],
  ['a script without a font is written in Latin letters', 'राम', 'ram'],
  ['what is no character is a question mark', 'A\u{378}\u{D800}', 'A??'],
  ['a blank of another width is one that the face has, and still not broken at', '1\u{202F}234\u{2007}€', '1\u{A0}234\u{A0}€'],
  ['a tab is a blank, and a control character is nothing', 'A\tB\u{7}', 'A B'],
])('%s', (_, words, set) => {
  expect(runsOf(words)).toEqual([[set, 'InstrumentSans-Regular']]);
});
