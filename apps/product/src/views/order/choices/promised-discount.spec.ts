import { mayBePromised, promisedDiscount } from './promised-discount.ts';

const autoDiscount = { code: 'EXTRA10', value: 10 };
const experiments = { autoDiscount: 'on' };

test('what the cards promise to visitors of the experiment is kept at the booking @SEARCH-069', () => {
  expect(promisedDiscount({ autoDiscount }, { experiments })).toEqual(autoDiscount);
  expect(promisedDiscount({ autoDiscount }, {})).toBeUndefined();
  expect(promisedDiscount({}, { experiments })).toBeUndefined();
  expect(promisedDiscount({ autoDiscount: { code: '', value: 10 } }, { experiments })).toBeUndefined();
  expect([mayBePromised({ experiments }), mayBePromised({ experiments: { card: 'new' } })]).toEqual([true, false]);
});
