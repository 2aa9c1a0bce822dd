import { tripMoment } from './trip-moment.ts';

test.each([
  ['2030-06-09', 'upcoming'],
  ['2030-06-10', 'current'],
  ['2030-06-12', 'current'],
  ['2030-06-13', 'past'],
])('on %s a stay from the 10th to the 12th of June is %s', (today, moment) => {
  expect(tripMoment({ checkin: '2030-06-10', checkout: '2030-06-12' }, today)).toBe(moment);
});
