import { roomsLeft } from './rooms-left.ts';

test('three rooms or fewer are worth a word, four are not @SEARCH-059', () => {
  expect([1, 3, 4].map(roomsLeft)).toEqual([true, true, false]);
});

test('a sold-out or uncounted hotel says nothing of last rooms', () => {
  expect(roomsLeft(0)).toBe(false);
  expect(roomsLeft(undefined)).toBe(false);
});
