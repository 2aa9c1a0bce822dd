import { partnerEvents, type Recipient } from './partner-events.ts';

const hotel = (placeId: number): Recipient => ({ kind: 'hotel', placeId });
const centre = (placeId: number): Recipient => ({ kind: 'activityCentre', placeId });

test('a new booking is told to the hotel and to the centre that runs its activity', () => {
  expect(partnerEvents({ informed: [], concerned: [hotel(1), centre(7)] })).toEqual([
    { recipient: hotel(1), movement: 'booked' },
    { recipient: centre(7), movement: 'booked' },
  ]);
});

test('a booking that moves to another hotel is cancelled for the one and booked for the other', () => {
  expect(partnerEvents({ informed: [hotel(1), centre(7)], concerned: [hotel(2), centre(7)] })).toEqual([
    { recipient: hotel(1), movement: 'cancelled' },
    { recipient: hotel(2), movement: 'booked' },
    { recipient: centre(7), movement: 'changed' },
  ]);
});

test('a cancelled booking is cancelled for everybody who expects it', () => {
  expect(partnerEvents({ informed: [hotel(1), centre(7)], concerned: [] }).map(({ movement }) => movement)).toEqual([
    'cancelled',
    'cancelled',
  ]);
});

test('a hotel and a centre of the same number are two recipients', () => {
  expect(partnerEvents({ informed: [hotel(7)], concerned: [centre(7)] })).toEqual([
    { recipient: hotel(7), movement: 'cancelled' },
    { recipient: centre(7), movement: 'booked' },
  ]);
});
