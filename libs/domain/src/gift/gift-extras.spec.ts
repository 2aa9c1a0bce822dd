import { extrasPrice } from './gift-extras.ts';

const GROUPS = [
  { id: 'wrapping', singleSelection: true },
  { id: 'treats', singleSelection: false },
];
const EXTRAS = [
  { id: 'default', categoryId: 'wrapping', price: 0 },
  { id: 'velvet', categoryId: 'wrapping', price: 450 },
  { id: 'linen', categoryId: 'wrapping', price: 350 },
  { id: 'chocolates', categoryId: 'treats', price: 900 },
  { id: 'candle', categoryId: 'treats', price: 1_200 },
];

test('extras of a multiple-choice group add up, the default costs nothing', () => {
  expect(extrasPrice(['default', 'chocolates', 'candle'], EXTRAS, GROUPS)).toEqual({ kind: 'price', cents: 2_100 });
  expect(extrasPrice([], EXTRAS, GROUPS)).toEqual({ kind: 'price', cents: 0 });
});

test('of a single-choice group one extra is taken, two are refused with the group', () => {
  expect(extrasPrice(['velvet'], EXTRAS, GROUPS)).toEqual({ kind: 'price', cents: 450 });
  expect(extrasPrice(['velvet', 'linen'], EXTRAS, GROUPS)).toEqual({ kind: 'tooMany', categoryId: 'wrapping' });
});

test('an extra named twice is paid once, an unknown one is named', () => {
  expect(extrasPrice(['candle', 'candle'], EXTRAS, GROUPS)).toEqual({ kind: 'price', cents: 1_200 });
  expect(extrasPrice(['gold'], EXTRAS, GROUPS)).toEqual({ kind: 'unknownExtra', id: 'gold' });
});
