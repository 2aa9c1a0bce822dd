import { backTarget } from '../address/back-target.ts';
import { parseCheckoutProduct } from './checkout-address.ts';
import { formatGiftHash, giftCheckoutHref, giftSetupHref, parseGiftAddress, parseGiftCheckout, type GiftCheckout } from './gift-address.ts';

const read = (hash: string, search = '') => parseGiftAddress({ search, hash });
const GIVEN = { format: 'physical', extras: ['velvet', 'candle'] } as const;
const GIFTS: GiftCheckout[] = [
  { kind: 'box', requested: { id: 'SPABOX', ...GIVEN } },
  { kind: 'giftCard', requested: { id: '150', amount: 15_000, ...GIVEN } },
  { kind: 'singleVoucher', requested: { id: '12', nights: 2, ...GIVEN } },
];

test('nights, format, people and extras of a gift live in its hash @GIFT-006 @GIFT-007 @GIFT-009 @SEARCH-012', () => {
  const state = { giftNights: 2, giftAdults: 2, ...GIVEN };
  expect(formatGiftHash(state)).toBe('#giftNights=2&giftAdults=2&giftFormat=physical&extras=velvet-candle');
  expect(read(formatGiftHash(state))).toEqual(state);
});

test('the stay page calls the people giftAdult, the search giftAdults; both are read', () => {
  expect(read('#giftAdult=2')).toEqual({ giftAdults: 2, extras: [] });
});

test.each(['#giftNights=0&giftFormat=paper&extras=--&amount=19', '#extras=%3Cscript%3E', ''])('%s says nothing', (hash) => {
  expect(read(hash)).toEqual({ extras: [] });
});

test.each(GIFTS)('the booking summary of a $kind has all of it in the query @GIFT-030', (gift) => {
  expect(parseGiftCheckout(new URL(giftCheckoutHref('fr_FR', gift), 'https://shop.example').search)).toEqual(gift);
  expect(parseCheckoutProduct(new URL(giftCheckoutHref('nl_BE', gift), 'https://shop.example').search)).toEqual(gift);
});

test('a box goes on with giftFormat and code @GIFT-030', () => {
  expect(giftCheckoutHref('fr_FR', { kind: 'box', requested: { id: 'SPAEBOX', format: 'digital', extras: [] } })).toBe(
    '/reservation?code=SPAEBOX&giftFormat=digital',
  );
});

test('without a giftFormat the ending of the code decides', () => {
  expect(parseGiftCheckout('?code=spabox')).toMatchObject({ requested: { id: 'SPABOX', format: 'physical' } });
  expect(parseGiftCheckout('?code=SPAEBOX&extras=velvet')).toMatchObject({ requested: { format: 'digital', extras: [] } });
});

test('a card of another amount, and a gift stay without a stay, lack something', () => {
  expect(parseGiftCheckout('?flow=giftcard&amount=1001')).toEqual({ kind: 'missing', missing: 'amount' });
  expect(parseGiftCheckout('?flow=gifting')).toEqual({ kind: 'missing', missing: 'id' });
});

test('the way back keeps what was chosen @SHELL-024', () => {
  expect(GIFTS.map((gift) => giftSetupHref('fr_FR', gift))).toEqual([
    '/box/SPABOX#extras=velvet-candle',
    '/giftcard/customization#amount=150&giftFormat=physical&extras=velvet-candle',
    '/cadeau/preparer/12#giftNights=2&giftFormat=physical&extras=velvet-candle',
  ]);
});

test('so does the back control of the simplified header @SHELL-024', () => {
  const back = (gift: GiftCheckout) => {
    const { pathname, search } = new URL(giftCheckoutHref('fr_FR', gift), 'https://shop.example');
    return backTarget({ path: pathname, search, hash: '', locale: 'fr_FR' });
  };
  expect(GIFTS.map(back)).toEqual(GIFTS.map((gift) => ({ kind: 'address', to: giftSetupHref('fr_FR', gift) })));
});
