import { expiryAfterRefund, giftExpiry, giftState, giftValidity } from './gift-validity.ts';

test('a gift card is valid for one year and a half @GIFT-033', () => {
  expect(giftValidity('GIFTCARD')).toEqual({ months: 18 });
  expect(giftExpiry('GIFTCARD', '2026-11-21')).toBe('2028-05-21');
});

test('a single voucher is available for one year and for two people @GIFT-034', () => {
  expect(giftValidity('SINGLEVOUCHER')).toEqual({ months: 12, adults: 2 });
  expect(giftExpiry('SINGLEVOUCHER', '2026-11-21')).toBe('2027-11-21');
});

test('an activity voucher is valid for 12 months @GIFT-035', () => {
  expect(giftValidity('DIGITAL_ACTIVITY_ONLY')).toEqual({ months: 12 });
  expect(giftExpiry('DIGITAL_ACTIVITY_ONLY', '2027-02-28')).toBe('2028-02-28');
});

test('a gift bought on a day that its last month lacks expires at the end of that month', () => {
  expect(giftExpiry('GIFTCARD', '2026-08-31')).toBe('2028-02-29');
  expect(giftExpiry('BOX', '2028-02-29')).toBe('2029-02-28');
});

test('a gift can still be redeemed on its last day and no longer on the next', () => {
  const voucher = { status: 'active', expiresOn: '2027-11-21' } as const;
  expect(giftState(voucher, '2027-11-21')).toBe('active');
  expect(giftState(voucher, '2027-11-22')).toBe('expired');
  expect(giftState({ ...voucher, status: 'used' }, '2027-11-22')).toBe('used');
});

test('a gift to which money comes back is good for three months more at least, and never for less than it was', () => {
  expect(expiryAfterRefund('2027-01-31', '2027-11-30')).toBe('2028-02-29');
  expect(expiryAfterRefund('2028-02-28', '2027-11-30')).toBe('2028-02-29');
  expect(expiryAfterRefund('2028-03-01', '2027-11-30')).toBe('2028-03-01');
});
