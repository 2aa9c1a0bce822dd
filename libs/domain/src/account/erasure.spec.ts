import { erasureDay, erasureDelays, type OpenMatter } from './erasure.ts';

test('who asks has thirty days to think again, also over a leap day and the end of a year', () => {
  expect(['2030-06-01', '2028-02-01', '2030-12-15'].map(erasureDay)).toEqual(['2030-07-01', '2028-03-02', '2031-01-14']);
});

test('what is over before the day delays nothing; what is open on it, or for a time that nobody knows, does', () => {
  const trip = (until: string): OpenMatter => ({ kind: 'trip', bookingNumber: '1', until });
  const overdue: OpenMatter = { kind: 'instalment', bookingNumber: '2' };
  expect(erasureDelays([trip('2030-06-30'), trip('2030-07-01'), overdue], '2030-07-01')).toEqual([trip('2030-07-01'), overdue]);
});
