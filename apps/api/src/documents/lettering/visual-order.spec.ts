import { textRuns } from './text-runs.ts';
import { directionOf, visualOrder } from './visual-order.ts';

/** A line from left to right, as a font gets it: fonts turn Arabic and Hebrew letters themselves. */
const seen = (words: string) => {
  const line = textRuns(words, 'text');
  return visualOrder(line, directionOf(line)).map(({ text }) => text);
};
/** The pieces of it in the order in which they are read. */
const read = (words: string) => {
  const line = textRuns(words, 'text');
  return visualOrder(line, directionOf(line))
    .toSorted((a, b) => a.readAt - b.readAt)
    .map(({ text }) => text);
};

test('a line in Latin letters stays as it is', () => {
  expect(seen('Deux nuits (au lac)')).toEqual(['Deux nuits (au lac)']);
});

test('a paragraph runs as its first letter does', () => {
  expect(directionOf(textRuns('12, علي à Annecy', 'text'))).toBe('rtl');
  expect(directionOf(textRuns('« Annecy, علي »', 'text'))).toBe('ltr');
});

test('a name in Arabic stands in a French line at its place, its words from right to left', () => {
  const line = textRuns('Offert par محمد علي hier', 'text');
  const runs = visualOrder(line, 'ltr');
  expect(runs.map(({ isRightToLeft }) => isRightToLeft)).toEqual([false, true, true, true, false]);
  expect(runs.map(({ text }) => text)).toEqual(['Offert par ', 'علي', ' ', 'محمد', ' hier']);
});

test('a French word in an Arabic line, and a number, are read from left to right', () => {
  expect(seen('شكرا Annecy 2030')).toEqual(['Annecy 2030', ' ', 'شكرا']);
  expect(read('شكرا Annecy 2030')).toEqual(['شكرا', ' ', 'Annecy 2030']);
});

test('brackets open to the side from which they are read', () => {
  expect(seen('שלום (א)')).toEqual(['(', 'א', ') ', 'שלום']);
});

test('Persian digits, which fonts would turn, stay in their order', () => {
  expect(seen('۱۲۳')).toEqual(['۳۲۱']);
});

test('Persian letters on both sides of a non-joiner are not joined, and it takes no place itself', () => {
  expect(seen('می‌خواهم')).toEqual(['خواهم', 'می']);
});

test('what only steers the direction is not drawn', () => {
  expect(seen('a\u{200F}\u{2067}b\u{2069}').join('')).toBe('ab');
});
