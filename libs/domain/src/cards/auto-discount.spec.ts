import { autoDiscountPercent } from './auto-discount.ts';

const discount = { code: 'EXTRA10', value: 10 };

test('the extra discount is for visitors of the experiment, with a code, and not on gifts @SEARCH-069', () => {
  expect(autoDiscountPercent(discount, { flow: 'booking', isAssigned: true })).toBe(10);
  expect(autoDiscountPercent(discount, { flow: 'booking', isAssigned: false })).toBeUndefined();
  expect(autoDiscountPercent(discount, { flow: 'gifting', isAssigned: true })).toBeUndefined();
  expect(autoDiscountPercent({ ...discount, code: '' }, { flow: 'booking', isAssigned: true })).toBeUndefined();
  expect(autoDiscountPercent(undefined, { flow: 'booking', isAssigned: true })).toBeUndefined();
});
