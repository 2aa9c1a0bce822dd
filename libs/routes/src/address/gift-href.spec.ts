import { giftHref } from './gift-href.ts';

test('a code in a query leads to the landing of that code, however it was typed @GIFT-017', () => {
  expect(giftHref('fr_FR', 'DEMO-BOX-2468')).toBe('/DEMO-BOX-2468');
  expect(giftHref('nl_BE', ' demo-box 2468')).toBe('/DEMO-BOX2468');
});

test.each(['', '../account', 'robots.txt', 'a/b', 'x'.repeat(200)])('%j is no code, and leads to the field for one', (typed) => {
  expect(giftHref('fr_FR', typed)).toBe('/beneficiary/login');
});
