import { addressParams } from './address-params.ts';
import { readDates } from './date-params.ts';

const datesOf = (search: string) => readDates(addressParams({ search, hash: '' }));

test('a stay lasts at least one night @RULE-009', () => {
  expect(datesOf('?checkin=2030-06-01&night=1')).toEqual({ checkin: '2030-06-01', night: 1 });
  expect(datesOf('?checkin=2030-06-01&night=0')).toEqual({ checkin: '2030-06-01' });
  expect(datesOf('?checkin=2030-06-01&night=-1')).toEqual({ checkin: '2030-06-01' });
});

test('a departure is one day after the arrival or later @RULE-009', () => {
  expect(datesOf('?checkin=2030-06-01&checkout=2030-06-02')).toEqual({ checkin: '2030-06-01', checkout: '2030-06-02' });
  expect(datesOf('?checkin=2030-06-01&checkout=2030-06-01')).toEqual({ checkin: '2030-06-01' });
});
