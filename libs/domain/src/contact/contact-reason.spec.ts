import { CONTACT_REASONS, needsBookingNumber, requestKind } from './contact-reason.ts';

test('each of the seven reasons is filed under the customer type with a subtype of its own @CONT-010', () => {
  const kinds = CONTACT_REASONS.map(requestKind);
  expect(CONTACT_REASONS).toHaveLength(7);
  expect(new Set(kinds.map(({ subtype }) => subtype)).size).toBe(7);
  expect(kinds.every(({ type }) => type === 'Customer')).toBe(true);
});

test('only who asks before booking writes without a booking number', () => {
  expect(CONTACT_REASONS.filter((reason) => !needsBookingNumber(reason))).toEqual(['avv_info']);
});
