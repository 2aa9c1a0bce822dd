import { formatMoment, localMoment } from './local-moment.ts';

const NEW_YEAR = '2029-12-31T23:30:00.000Z';

test('an instant has the day and the time of the clocks at the point of sale', () => {
  expect(localMoment(NEW_YEAR, 'Europe/Paris')).toEqual({ day: '2030-01-01', time: '00:30' });
  expect(localMoment('2030-06-01T08:32:00.000Z', 'Europe/Paris')).toEqual({ day: '2030-06-01', time: '10:32' });
  expect(localMoment(NEW_YEAR, 'Atlantic/Canary')).toEqual({ day: '2029-12-31', time: '23:30' });
});

test('a sentence names it in the language of the page', () => {
  const moment = formatMoment('2030-06-01T08:32:00.000Z', { locale: 'nl_BE', timeZone: 'Europe/Brussels' });
  expect(moment).toEqual({ day: 'zaterdag 1 juni 2030', time: '10.32\u00A0uur' });
});
