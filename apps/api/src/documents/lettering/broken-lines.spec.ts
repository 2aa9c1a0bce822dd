import { brokenLines } from './broken-lines.ts';
import { graphemesOf, textRuns } from './text-runs.ts';

/** Lines of a text whose letters are a point wide each. */
const linesOf = (words: string, width: number) =>
  brokenLines(textRuns(words, 'text'), width, ({ text }) => graphemesOf(text).length).map((line) => line.map(({ text }) => text).join(''));

test('a line is broken at blanks, and the blank at its end takes no place', () => {
  expect(linesOf('deux nuits au lac', 10)).toEqual(['deux nuits', 'au lac']);
  expect(linesOf('deux nuits au lac', 9)).toEqual(['deux', 'nuits au', 'lac']);
});

test('an amount stays with its currency', () => {
  expect(linesOf('soit 1\u{202F}200\u{A0}€', 8)).toEqual(['soit', '1\u{A0}200\u{A0}€']);
});

test('Chinese and Japanese are broken between any two characters, but not before a full stop', () => {
  expect(linesOf('湖のほとりで。', 3)).toEqual(['湖のほ', 'とり', 'で。']);
});

test('a word that is wider than a line is broken between its letters, never inside an emoji', () => {
  expect(linesOf('abcdefgh', 3)).toEqual(['abc', 'def', 'gh']);
  expect(linesOf('👩🏽‍💻'.repeat(3), 2)).toEqual(['👩🏽‍💻👩🏽‍💻', '👩🏽‍💻']);
});

test('a letter that is wider than a line stands there all the same', () => {
  expect(linesOf('ab', 0.5)).toEqual(['a', 'b']);
});

test('a word in letters of two fonts is not broken where the font changes', () => {
  expect(linesOf('la fête-李', 7)).toEqual(['la', 'fête-李']);
});

test('an empty paragraph is a line', () => {
  expect(linesOf('', 10)).toEqual(['']);
});
