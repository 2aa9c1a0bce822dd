import { activityVoucherPromo, boxPromo, searchPromo, stayPromo } from './promo.ts';

test('a stay promoted by exactly 5 % shows no promotion on a card, by 6 % it does @RULE-001', () => {
  expect(searchPromo(10_000, 9_500)).toBe(0);
  expect(searchPromo(10_000, 9_400)).toBe(6);
});

test('a promotion of 9 % counts as none on the stay page, 10 % is shown @RULE-002', () => {
  expect(stayPromo(10_000, 9_100)).toBe(0);
  expect(stayPromo(10_000, 9_000)).toBe(10);
});

test('a price that went up is no promotion anywhere @RULE-003', () => {
  for (const promo of [searchPromo, stayPromo, boxPromo, activityVoucherPromo]) expect(promo(10_000, 11_000)).toBe(0);
});

test('a box shows its floored percentage above 5 only @RULE-006', () => {
  expect(boxPromo(10_000, 9_401)).toBe(0);
  expect(boxPromo(10_000, 9_400)).toBe(6);
  expect(boxPromo(10_000, 10_000)).toBe(0);
});

test('an activity voucher counts its rounded percentage from 5 on @RULE-007', () => {
  expect(activityVoucherPromo(10_000, 9_551)).toBe(0);
  expect(activityVoucherPromo(10_000, 9_550)).toBe(5);
});
