import { ApiError } from '@shop/api-client';
import type { ModificationConditions } from '@shop/contracts';
import { cancelRefusal, cancelView } from './cancel-view.ts';

const conditions = (facts: Partial<ModificationConditions>): ModificationConditions => ({
  ...{ modifiable: true, modifiableUntil: '2027-02-18', cancellable: true, refundableAmount: 19_920, reason: 'partial' },
  giftPayments: { gift: 0, upsell: 24_900 },
  ...facts,
});

test('until the modify date a stay gives 80 percent back @PROD-062', () => {
  expect(cancelView(conditions({}))).toEqual({ kind: 'open', refund: 19_920, disputed: 0, reason: 'partial', until: '2027-02-18' });
});

test('a gift has a last day of its own', () => {
  const gift = conditions({ modifiable: false, cancellableUntil: '2027-02-20', reason: 'withdrawal' });
  expect(cancelView(gift)).toMatchObject({ kind: 'open', until: '2027-02-20' });
});

test.each(['nonCancellable', 'afterDeadline', 'arrived', 'redeemed', 'withdrawalOver'] as const)('%s gives nothing back', (reason) => {
  expect(cancelView(conditions({ cancellable: false, refundableAmount: 0, reason }))).toEqual({ kind: 'closed', reason });
});

test.each([
  [409, 'ALREADY_CANCELLED', { kind: 'done' }],
  [409, 'NOT_CANCELLABLE', { kind: 'closed' }],
  [409, 'REFUND_CHANGED', { kind: 'refundChanged', refund: 9_600 }],
  [0, 'NETWORK', { kind: 'failed' }],
  [503, 'DOWN', { kind: 'failed' }],
])('a refusal %i %s is told as %o', (status, code, reported) => {
  expect(cancelRefusal(new ApiError(status, { code, message: 'No', amount: 9_600 }))).toEqual(reported);
});
