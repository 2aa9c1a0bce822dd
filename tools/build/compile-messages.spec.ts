import { faultsOf, splitMessages } from './compile-messages.ts';

test('a message that a locale lacks is named, and the build fails on it', () => {
  expect(faultsOf('nl_NL', { 'shell.back': 'Back' }, {})).toEqual(['nl_NL lacks "shell.back"']);
});

test('a message that the source does not know is named', () => {
  expect(faultsOf('nl_NL', {}, { 'shell.old': 'Oud' })).toEqual(['nl_NL has "shell.old", which en_GB does not know']);
});

test('a message that formats a day itself is named', () => {
  const words = { 'stay.from': 'Vanaf {day, date, short}', 'stay.nights': '{nights, plural, one {# nacht} other {# nachten}}' };
  expect(faultsOf('nl_NL', words, words)).toEqual(['nl_NL formats a day or a time in "stay.from": give it the words of formatDay']);
});

test('words are parted by the beginning of their ids', () => {
  const words = [
    ['stay.title', 1],
    ['product.close', 2],
  ] as const;
  expect(splitMessages(words, { stay: ['stay.'] })).toEqual({ first: { 'product.close': 2 }, later: { stay: { 'stay.title': 1 } } });
  expect(splitMessages(words, {})).toEqual({ first: { 'stay.title': 1, 'product.close': 2 }, later: {} });
});

test('words that two parts name by one beginning come with each of them', () => {
  const parts = { stay: ['stay.', 'map.'], places: ['map.'] };
  const { first, later } = splitMessages([['map.show', 1]], parts);
  expect([first, later]).toEqual([{}, { stay: { 'map.show': 1 }, places: { 'map.show': 1 } }]);
});
