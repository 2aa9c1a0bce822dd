import { DEFAULT_PARTY } from '@shop/domain';
import { placeCalendarQuery as query } from './place-calendar.ts';

const annecy = { place: { kind: 'city', value: 'Annecy' }, lat: 45.9, lng: 6.1 } as const;
const placeCalendarQuery = (draft: Partial<Parameters<typeof query>[0]>, page: Parameters<typeof query>[1]) =>
  query({ ...DEFAULT_PARTY, ...draft }, page);
const booking = { flow: 'booking', locale: 'fr_FR' } as const;

test('the calendar of a place is asked with its name, its point and the theme, for every bookable month', () => {
  const asked = { locale: 'fr_FR', length: 13, city: 'Annecy', lat: 45.9, lng: 6.1 };
  expect(placeCalendarQuery({ where: annecy, theme: 'spa' }, booking)).toEqual({ ...asked, theme: 'spa' });
  expect(placeCalendarQuery({ where: annecy }, { ...booking, flow: 'hotel' })).toEqual({ ...asked, type: 'hotel' });
});

test('prices are asked for the party, two adults without saying; a family sleeps in one room', () => {
  expect(placeCalendarQuery({ where: annecy, adults: 3 }, booking)).toMatchObject({ adult: 3 });
  expect(placeCalendarQuery({ where: annecy, children: 2 }, booking)).toMatchObject({ child: 2, s: 1 });
  expect(placeCalendarQuery({ where: annecy, babies: 1 }, booking)).toMatchObject({ s: 1 });
  expect(Object.keys(placeCalendarQuery({ where: annecy }, booking)!)).not.toEqual(expect.arrayContaining(['adult']));
});

test('nothing is asked without a place, nor of a hotel, which has a calendar of its own', () => {
  expect(placeCalendarQuery({}, booking)).toBeUndefined();
  expect(placeCalendarQuery({ where: { place: undefined, lat: undefined, lng: undefined } }, booking)).toBeUndefined();
  expect(placeCalendarQuery({ where: { ...annecy, place: { kind: 'hotel', value: '12' } } }, booking)).toBeUndefined();
});
