import { voucherAtCentre, type VoucherOfActivity } from './voucher-at-centre.ts';

const voucher: VoucherOfActivity = { status: 'active', expiresOn: '2031-06-01', order: 'paid', isScheduled: false };
const onDay = (day: string, change: Partial<VoucherOfActivity> = {}) => voucherAtCentre({ ...voucher, ...change }, day);

test('a voucher is redeemed to the end of its last day, and not on the next', () => {
  expect([onDay('2031-06-01'), onDay('2031-06-02')]).toEqual(['redeemable', 'expired']);
});

test('one that was sold elsewhere has no order, and is redeemed all the same', () => {
  expect(onDay('2030-06-01', { order: undefined })).toBe('redeemable');
});

test.each<[string, Partial<VoucherOfActivity>]>([
  ['used', { status: 'used' }],
  ['used', { status: 'used', order: 'cancelled' }],
  ['givenBack', { status: 'cancelled', order: 'cancelled' }],
  ['cancelled', { status: 'cancelled' }],
  ['notPaid', { order: 'pending' }],
  ['notPaid', { order: 'failed' }],
  ['scheduled', { isScheduled: true }],
])('%s is why it is refused: %j', (state, change) => {
  expect(onDay('2030-06-01', change)).toBe(state);
});
