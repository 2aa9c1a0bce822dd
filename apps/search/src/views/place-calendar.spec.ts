import { placeCalendarQuery } from './place-calendar.ts';

const annecy = { place: { kind: 'city', value: 'Annecy' }, lat: 45.9, lng: 6.1 } as const;
const booking = { flow: 'booking', locale: 'fr_FR' } as const;

test('the calendar of a place is asked with its name, its point and the theme, for every bookable month', () => {
  const asked = { locale: 'fr_FR', length: 13, city: 'Annecy', lat: 45.9, lng: 6.1 };
  expect(placeCalendarQuery({ where: annecy, theme: 'spa' }, booking)).toEqual({ ...asked, theme: 'spa' });
  expect(placeCalendarQuery({ where: annecy }, { ...booking, flow: 'hotel' })).toEqual({ ...asked, type: 'hotel' });
});

test('nothing is asked without a place, nor of a hotel, which has a calendar of its own', () => {
  expect(placeCalendarQuery({}, booking)).toBeUndefined();
  expect(placeCalendarQuery({ where: { place: undefined, lat: undefined, lng: undefined } }, booking)).toBeUndefined();
  expect(placeCalendarQuery({ where: { ...annecy, place: { kind: 'hotel', value: '12' } } }, booking)).toBeUndefined();
});
