import { chargeTerms } from './charge-terms.ts';

test('the provider’s form is told what the button takes now, and whether more is taken later', () => {
  expect(chargeTerms({ kind: 'now', amount: 24_900 })).toEqual({ amount: 24_900, isStored: false });
  expect(chargeTerms({ kind: 'first', amount: 8_300 })).toEqual({ amount: 8_300, isStored: true });
  expect(chargeTerms({ kind: 'later', day: '2027-02-01' })).toEqual({ amount: 0, isStored: true });
  expect(chargeTerms({ kind: 'gifts' })).toBeUndefined();
  expect(chargeTerms(undefined)).toBeUndefined();
});
