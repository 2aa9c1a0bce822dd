import { groupOf } from './trip-groups.ts';

test.each([
  ['paid', 'upcoming', 'upcoming'],
  ['paid', 'past', 'past'],
  ['cancelled', 'upcoming', 'cancelled'],
  ['cancelled', 'past', 'cancelled'],
] as const)('a trip that is %s and %s is among the %s ones', (status, moment, group) => {
  expect(groupOf({ status, moment })).toBe(group);
});
