import { giftHref } from './gift-href.ts';
import { isUnreadableCode } from './unreadable-code.ts';

test('a code in a query leads to the landing of that code, however it was typed @GIFT-017', () => {
  expect(giftHref('fr_FR', 'DEMO-BOX-2468')).toBe('/DEMO-BOX-2468');
  expect(giftHref('nl_BE', ' demo-box 2468')).toBe('/DEMO-BOX2468');
  expect(giftHref('fr_FR', '\u202aDEMO\u2013BOX\u20132468\u200b')).toBe('/DEMO-BOX-2468');
});

test.each(['../account', 'robots.txt', 'a/b', 'x'.repeat(200)])('%j is no code: the field for one says so, and names it not', (typed) => {
  const href = giftHref('fr_FR', typed);
  expect(href).toBe('/beneficiary/login?trouble=unknown');
  expect(isUnreadableCode(new URL(href, 'https://shop.example').search)).toBe(true);
});

test('no code at all leads to the field for one', () => {
  expect(giftHref('fr_FR', ' ')).toBe('/beneficiary/login');
  expect(isUnreadableCode('')).toBe(false);
});
