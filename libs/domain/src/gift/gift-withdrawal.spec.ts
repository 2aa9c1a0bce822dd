import { giftWithdrawal } from './gift-withdrawal.ts';

const whole = { status: 'active', value: 10_000, remaining: 10_000 } as const;
const ORDER = { boughtOn: '2030-06-01', total: 21_890, vouchers: [whole, whole] };

test('a gift is given back whole on the fourteenth day after its purchase, and not on the fifteenth', () => {
  expect(giftWithdrawal(ORDER, '2030-06-01')).toEqual({ kind: 'withdrawal', refund: 21_890, until: '2030-06-15' });
  expect(giftWithdrawal(ORDER, '2030-06-15')).toMatchObject({ kind: 'withdrawal', refund: 21_890 });
  expect(giftWithdrawal(ORDER, '2030-06-16')).toEqual({ kind: 'none', refund: 0, reason: 'withdrawalOver' });
});

test.each([
  ['a cent of one of its cards was spent', { ...whole, remaining: 9_999 }],
  ['one of its vouchers was used up', { ...whole, status: 'used', remaining: 0 }],
  ['one of its vouchers was cancelled', { ...whole, status: 'cancelled' }],
] as const)('a gift is kept once %s', (_, voucher) => {
  expect(giftWithdrawal({ ...ORDER, vouchers: [whole, voucher] }, '2030-06-02')).toEqual({ kind: 'none', refund: 0, reason: 'redeemed' });
});
