import { aHotelPage, aRoom, aWeekend } from '../../fixtures/a-hotel-page.ts';
import { hotelOffers } from './hotel-offers.ts';
import { hotelLayout } from './hotel-layout.ts';
import { hotelProgramme } from './hotel-programme.ts';

const now = { isHotelFlow: false, hasDates: false };

describe('a hotel sells', () => {
  test('weekends, and rooms in the hotel flow @HOTEL-003', () => {
    expect(hotelOffers(aHotelPage(), now)).toMatchObject({ kind: 'weekends', count: 1 });
    expect(hotelOffers(aHotelPage(), { ...now, isHotelFlow: true })).toMatchObject({ kind: 'rooms', count: 1 });
  });

  test('rooms that can be had before rooms that cannot, in their order otherwise', () => {
    const rooms = [aRoom({ uuid: '1', list: [] }), aRoom({ uuid: '2' }), aRoom({ uuid: '3' }), aRoom({ uuid: '4', list: [] })];
    const offers = hotelOffers(aHotelPage({ rooms }), { ...now, isHotelFlow: true });
    expect(offers.kind === 'rooms' && offers.rooms.map(({ uuid }) => uuid)).toEqual(['2', '3', '1', '4']);
  });

  test.each([
    { hasDates: true, said: 'noneOnDates' },
    { hasDates: false, said: 'none' },
  ])('nothing: with dates ($hasDates) it says $said @HOTEL-018 @HOTEL-019', ({ hasDates, said }) => {
    const empty = aHotelPage({ weekends: [], rooms: [aRoom({ list: [] })] });
    expect(hotelOffers(empty, { isHotelFlow: false, hasDates }).kind).toBe(said);
    expect(hotelOffers(empty, { isHotelFlow: true, hasDates }).kind).toBe(said);
  });

  test('nothing on any date once it is no longer active', () => {
    expect(hotelOffers(aHotelPage({ active: false }), { ...now, hasDates: true }).kind).toBe('none');
  });
});

describe('"Your stay includes"', () => {
  test('what every stay of the house holds, and what the house is chosen for @HOTEL-009', () => {
    const weekends = [aWeekend({ headwords: ['breakfast', 'spa'] }), aWeekend({ headwords: ['dinner', 'breakfast'] })];
    expect(hotelProgramme(aHotelPage({ weekends, highlightedFacilities: [{ label: 'Garden' }] }))).toEqual({
      inEveryStay: ['breakfast'],
      ofTheHouse: ['Garden'],
    });
  });

  test('nothing twice, and nothing of stays where there are none', () => {
    expect(hotelProgramme(aHotelPage({ weekends: [aWeekend({ headwords: ['Spa'] })] }))).toEqual({ inEveryStay: ['Spa'], ofTheHouse: [] });
    expect(hotelProgramme(aHotelPage({ weekends: [] }))).toEqual({ inEveryStay: [], ofTheHouse: ['Spa'] });
  });
});

test.each([
  ['FR', 'titleFirst'],
  ['BE', 'titleFirst'],
  ['NL', 'titleFirst'],
  ['ES', 'galleryFirst'],
  ['IT', 'galleryFirst'],
] as const)('in %s the page begins: %s @HOTEL-006', (pointOfSale, layout) => {
  expect(hotelLayout(pointOfSale)).toBe(layout);
});
