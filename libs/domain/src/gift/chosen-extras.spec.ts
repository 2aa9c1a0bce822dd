import { knownExtras, withGroupChoice } from './chosen-extras.ts';

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

test('extras of an address count as far as they are offered, one of a single-choice group @GIFT-009', () => {
  expect(knownExtras(['candle', 'gold', 'linen', 'velvet', 'default'], EXTRAS, GROUPS)).toEqual(['velvet', 'candle']);
});

test('another answer in one group leaves the other groups as they are @GIFT-009', () => {
  expect(withGroupChoice(['velvet', 'candle'], { group: ['linen'], of: EXTRAS }, 'wrapping')).toEqual(['candle', 'linen']);
  expect(withGroupChoice(['velvet', 'candle'], { group: ['chocolates', 'candle'], of: EXTRAS }, 'treats')).toEqual([
    'velvet',
    'chocolates',
    'candle',
  ]);
});

test('the default of a group is free and no extra @GIFT-009', () => {
  expect(withGroupChoice(['velvet'], { group: ['default'], of: EXTRAS }, 'wrapping')).toEqual([]);
});
