import { roomsOnSale } from './rooms-on-sale.ts';

const booking = (checkin: string, checkout: string, rooms = 1) => ({ checkin, checkout, rooms });

test('what a source says is on sale when it has heard of every booking', () => {
  expect(roomsOnSale({ reported: 3, day: '2030-06-12' }, [])).toEqual({ onSale: 3, owed: 0 });
});

test('a booking that it has not heard of is taken off its nights, not off the day of departure', () => {
  const unacknowledged = [booking('2030-06-12', '2030-06-14', 2), booking('2030-06-13', '2030-06-14')];
  expect(
    ['2030-06-11', '2030-06-12', '2030-06-13', '2030-06-14'].map((day) => roomsOnSale({ reported: 4, day }, unacknowledged).onSale),
  ).toEqual([4, 2, 1, 4]);
});

test('a room that both have sold leaves nothing on sale, and is owed', () => {
  expect(roomsOnSale({ reported: 1, day: '2030-06-12' }, [booking('2030-06-12', '2030-06-13', 3)])).toEqual({ onSale: 0, owed: 2 });
});
