import { giftCodeKey, maybeGiftCode } from './gift-code.ts';

test.each([
  ['as it is printed', '7K3M-PQ8R-2XWA'],
  ['without dashes', '7K3MPQ8R2XWA'],
  ['in small letters', '7k3m-pq8r-2xwa'],
  ['with blanks', ' 7K3M PQ8R\u00A02XWA '],
  ['with the dashes of a phone', '7K3M–PQ8R\u20112XWA'],
  ['with marks that nobody sees', '\u202a7K3M-PQ8R-2XWA\u200b'],
  ['in wide letters', '\uff17\uff2b3M-PQ8R-2XWA'],
])('a code %s is the same code', (_, typed) => {
  expect(giftCodeKey(typed)).toBe('7K3MPQ8R2XWA');
});

test('O is as good as 0, I and L as good as 1', () => {
  expect(giftCodeKey('DEMO-BOX-2468')).toBe(giftCodeKey('DEM0-B0X-2468'));
  expect(giftCodeKey('LI7E-8888')).toBe(giftCodeKey('117E8888'));
});

test('what has fewer than three letters or digits, or more than forty, is no code', () => {
  expect(maybeGiftCode('A-1')).toBe(false);
  expect(maybeGiftCode('A-12')).toBe(true);
  expect(maybeGiftCode('A'.repeat(40))).toBe(true);
  expect(maybeGiftCode('A'.repeat(41))).toBe(false);
  expect(maybeGiftCode(' -- ')).toBe(false);
});
