import { giftExchange, isHadFor, type ExchangeBox } from './gift-exchange.ts';
import type { WholeGift } from './whole-gift.ts';

const BOX: WholeGift = {
  ...{ kind: 'BOX', status: 'active', expiresOn: '2030-11-30', isSent: true },
  ...{ value: 14_900, remaining: 14_900, isInOrder: false },
};

test('a box of which nothing was used is exchanged on its last day, and not the day after', () => {
  expect(giftExchange(BOX, '2030-11-30')).toEqual({ kind: 'exchangeable' });
  expect(giftExchange(BOX, '2030-12-01')).toEqual({ kind: 'none', reason: 'expired' });
});

test.each([
  ['once a single cent of it is spent, since it is a gift card then', { remaining: 14_899 }, 'used'],
  ['while an order that is not paid yet names it', { isInOrder: true }, 'inOrder'],
  ['once it was given back', { status: 'cancelled' }, 'cancelled'],
  ['before it is sent', { isSent: false }, 'notSent'],
  ['where it is a stay, which opens every stay', { kind: 'SINGLEVOUCHER' }, 'notBox'],
  ['where it is a gift card, which buys a box', { kind: 'GIFTCARD' }, 'notBox'],
  ['where it is an activity, whose centre knows the code', { kind: 'DIGITAL_ACTIVITY_ONLY' }, 'notBox'],
] as const)('a gift is not exchanged %s', (_name, change, reason) => {
  expect(giftExchange({ ...BOX, ...change }, '2030-06-01')).toEqual({ kind: 'none', reason });
});

const GOLF: ExchangeBox = { code: 'GOLFEBOX', format: 'digital', price: 14_900 };

test.each([
  ['of the same price', GOLF, true],
  ['that is cheaper, with the worth of the held one', { ...GOLF, price: 9_900 }, true],
  ['that is dearer by a cent', { ...GOLF, price: 14_901 }, false],
  ['that is printed', { ...GOLF, code: 'GOLFBOX', format: 'physical' }, false],
  ['that is the held one', { ...GOLF, code: 'SPAEBOX' }, false],
] as const)('a box %s is had for another, or is not', (_name, box, isHad) => {
  expect(isHadFor(box, { productCode: 'SPAEBOX', value: 14_900 })).toBe(isHad);
  // A printed box becomes a digital one; its own digital format is no other box.
  expect(isHadFor(box, { productCode: 'SPABOX', value: 14_900 })).toBe(isHad);
});
