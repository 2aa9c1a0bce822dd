import { calendarParty } from './calendar-party.ts';

test.each([
  ['two adults go without saying', { adults: 2, children: 0, babies: 0 }, {}],
  ['more adults are counted', { adults: 3, children: 0, babies: 0 }, { adult: 3 }],
  ['a family sleeps in one room', { adults: 2, children: 1, babies: 0 }, { child: 1, s: 1 }],
  ['a baby costs nothing, and shares the room', { adults: 2, children: 0, babies: 1 }, { s: 1 }],
])('the prices of a calendar are for a party: %s @API-043', (_case, party, expected) => {
  expect(calendarParty(party)).toEqual(expected);
});
