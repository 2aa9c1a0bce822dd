import { departureTime } from './departure-time.ts';

test.each([
  ['11:00', [], '11:00'],
  ['11:00', [{}], '11:00'],
  ['11:00', [{}, { departure: '12:00' }], '12:00'],
  ['12:00', [{ departure: '12:00' }], '12:00'],
  ['12:30', [{ departure: '12:00' }], '12:30'],
  ['09:30', [{ departure: '14:00' }, { departure: '12:00' }], '14:00'],
])('in a house that is left by %s, with %j in the programme, guests may stay until %s', (house, programme, time) => {
  expect(departureTime(house, programme)).toBe(time);
});
