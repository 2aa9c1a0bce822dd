import { formatCardNumber, formatExpiry, isCardNumber, isCvc, isExpiry } from './card.ts';

test('a card number is written in groups of four, whatever was pasted', () => {
  expect(formatCardNumber('4242-4242 42424242')).toBe('4242 4242 4242 4242');
  expect(formatCardNumber('42424')).toBe('4242 4');
});

test('an expiry date gets its stroke and its zero', () => {
  expect(['1', '12', '123', '12/34', '5', '0128'].map(formatExpiry)).toEqual(['1', '12', '12/3', '12/34', '05', '01/28']);
});

test.each([
  ['01/2028', '01/28'],
  ['01 / 2028', '01/28'],
  ['12/202', '12/202'],
  ['12/20', '12/20'],
  ['12/345', '12/34'],
  ['5/2030', '05/30'],
  ['1/28', '01/28'],
  ['1/', '01/'],
  ['1/2028', '01/28'],
  ['12/', '12/'],
  ['28/01', '28/01'],
  ['02/8/01', '02/80'],
])('%s, pasted, filled in or typed, is written %s', (text, written) => {
  expect(formatExpiry(text)).toBe(written);
});

test.each([
  ['4242 4242 4242 4242', true],
  ['4000 0000 0000 0002', true],
  ['4242 4242 4242 4241', false],
  ['42', false],
  ['', false],
])('%s is a card number: %s', (text, isOne) => {
  expect(isCardNumber(text)).toBe(isOne);
});

test('a card is good until the end of its month', () => {
  expect(['02/27', '01/27', '13/27', '0227'].map((text) => isExpiry(text, '2027-02-28'))).toEqual([true, false, false, false]);
});

test('a month and a year that were mistaken for each other are refused', () => {
  expect(['28/01', '02/80', '02/47', '02/48'].map((text) => isExpiry(text, '2027-02-28'))).toEqual([false, false, true, false]);
});

test('a security code has 3 or 4 digits', () => {
  expect(['123', '1234', '12', '12a', '12345'].map(isCvc)).toEqual([true, true, false, false, false]);
});
