import { NO_CHOICES } from './order-choices.ts';
import { refusedPart, uncheckedPart, whyUnchecked, withoutPart } from './refused-part.ts';

test.each([
  [
    { field: 'items.promotionCodeItem.code', code: 'PROMOTION_EXPIRED' },
    { part: 'promotion', code: 'PROMOTION_EXPIRED' },
  ],
  [
    { field: 'items.promotionCodeItem.code', code: 'PROMOTION_BELOW_MINIMUM', amount: 15_000 },
    { part: 'promotion', code: 'PROMOTION_BELOW_MINIMUM', amount: 15_000 },
  ],
  [
    { field: 'items.promotionCodeItem.code', code: 'INVALID_FIELD' },
    { part: 'promotion', code: 'PROMOTION_NOT_FOUND' },
  ],
  [
    { field: 'items.giftPaymentItems.1.serialNumber', code: 'GIFT_USED' },
    { part: 'gift', code: 'GIFT_USED', place: 1 },
  ],
  [{ field: 'paymentPlan', code: 'PAYMENT_PLAN_NOT_ELIGIBLE' }, { part: 'plan' }],
])('the refusal %o is about %o', (error, part) => {
  expect(refusedPart(error)).toEqual(part);
});

test.each([undefined, new Error('x'), { field: 'items.shortStayItem', code: 'INVALID_FIELD' }, { code: 'SOLD_OUT' }])(
  '%o is about no choice',
  (error) => {
    expect(refusedPart(error)).toBeUndefined();
  },
);

test('only the refused part is given up', () => {
  const choices = { ...NO_CHOICES, promotion: 'P', gifts: ['A', 'B'], method: '4x' as const };
  expect(withoutPart(choices, { part: 'gift', code: 'GIFT_USED', place: 0 }).gifts).toEqual(['B']);
  expect(withoutPart(choices, { part: 'promotion', code: 'PROMOTION_EXPIRED' })).toEqual({ ...choices, promotion: undefined });
  expect(withoutPart(choices, { part: 'plan' })).toEqual({ ...choices, method: 'card' });
});

test('who has guessed too often is told to come back later, who met a failure to try again', () => {
  expect(uncheckedPart('gift', whyUnchecked({ status: 429, code: 'TOO_MANY_ATTEMPTS' }))).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  expect(uncheckedPart('promotion', whyUnchecked({ status: 0, code: 'NETWORK' }))).toEqual({ part: 'promotion', code: 'BROKEN' });
});
