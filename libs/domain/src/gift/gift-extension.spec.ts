import { giftExtension, giftExtensionByGoodwill, isExpiring, type ExtendableGift } from './gift-extension.ts';

const GIFT: ExtendableGift = { kind: 'BOX', status: 'active', expiresOn: '2030-11-30', isExtended: false, isSent: true };

test('a gift is extended by three months from its last day, to the end of a month that lacks it', () => {
  expect(giftExtension(GIFT, '2030-11-30')).toEqual({ kind: 'extendable', until: '2031-02-28', lastDay: '2031-02-28' });
});

test('one that has expired is extended from today, so that nobody gets a single day for a gift', () => {
  expect(giftExtension(GIFT, '2030-12-01')).toMatchObject({ until: '2031-03-01' });
  expect(giftExtension(GIFT, '2031-02-28')).toMatchObject({ until: '2031-05-28' });
  expect(giftExtension({ ...GIFT, status: 'expired' }, '2030-12-01')).toMatchObject({ kind: 'extendable' });
});

test.each([
  ['the day after the last on which it could be', {}, '2031-03-01', 'tooLate'],
  ['a second time', { isExtended: true }, '2030-11-01', 'extended'],
  ['once all of it is spent', { status: 'used' }, '2030-11-01', 'used'],
  ['once it was given back', { status: 'cancelled' }, '2030-11-01', 'cancelled'],
  ['before it is sent, when its time begins', { isSent: false }, '2030-11-01', 'notSent'],
  ['where a centre was told its last day', { kind: 'DIGITAL_ACTIVITY_ONLY' }, '2030-11-01', 'activity'],
] as const)('a gift is not extended %s', (_name, change, today, reason) => {
  expect(giftExtension({ ...GIFT, ...change }, today)).toEqual({ kind: 'none', reason });
});

test('goodwill goes beyond: a second time and too late, but never for what is spent or given back', () => {
  expect(giftExtensionByGoodwill({ ...GIFT, isExtended: true }, '2031-06-01')).toMatchObject({ until: '2031-09-01' });
  expect(giftExtensionByGoodwill({ ...GIFT, status: 'used' }, '2031-06-01')).toEqual({ kind: 'none', reason: 'used' });
});

test('a gift is expiring sixty days before its last one, not sixty-one', () => {
  expect(isExpiring(GIFT, '2030-09-30')).toBe(false);
  expect(isExpiring(GIFT, '2030-10-01')).toBe(true);
  expect(isExpiring(GIFT, '2030-12-01')).toBe(true);
  expect(isExpiring({ ...GIFT, status: 'used' }, '2030-12-01')).toBe(false);
});
