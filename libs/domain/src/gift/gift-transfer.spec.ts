import { giftTransfer } from './gift-transfer.ts';
import type { WholeGift } from './whole-gift.ts';

const GIFT: WholeGift = {
  ...{ kind: 'BOX', status: 'active', expiresOn: '2030-11-30', isSent: true },
  ...{ value: 14_900, remaining: 14_900, isInOrder: false },
};

test.each(['BOX', 'SINGLEVOUCHER', 'GIFTCARD'] as const)('a %s of which nothing was used is given to somebody else', (kind) => {
  expect(giftTransfer({ ...GIFT, kind }, '2030-06-01')).toEqual({ kind: 'transferable' });
});

test('a gift is given to somebody else on its last day, and not the day after', () => {
  expect(giftTransfer(GIFT, '2030-11-30')).toEqual({ kind: 'transferable' });
  expect(giftTransfer(GIFT, '2030-12-01')).toEqual({ kind: 'none', reason: 'expired' });
});

test.each([
  ['once all of it is spent', { status: 'used', remaining: 0 }, 'used'],
  ['once a single cent of it is spent', { remaining: 14_899 }, 'used'],
  ['while an order that is not paid yet names it', { isInOrder: true }, 'inOrder'],
  ['once it was given back', { status: 'cancelled' }, 'cancelled'],
  ['before it is sent, since its buyer can still change whom it reaches', { isSent: false }, 'notSent'],
  ['once it is written off', { status: 'expired' }, 'expired'],
  ['where a centre knows its code', { kind: 'DIGITAL_ACTIVITY_ONLY' }, 'activity'],
] as const)('a gift is not given to somebody else %s', (_name, change, reason) => {
  expect(giftTransfer({ ...GIFT, ...change }, '2030-06-01')).toEqual({ kind: 'none', reason });
});
