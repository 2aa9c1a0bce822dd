import { lastSearch } from './last-search.ts';

const NOW = { today: '2030-06-01', todayIsClosed: false };
const TWO = { adults: 2, children: 0, babies: 0 };
const on = (dates: string | null, at = NOW) => lastSearch({ dates, party: null }, at);

test('favourites are priced for the days and the party of the last search', () => {
  const dates = { checkin: '2030-06-20', checkout: '2030-06-22', nights: 2 };
  expect(lastSearch({ dates: '2030-06-20 2030-06-22', party: '2 1 0' }, NOW)).toEqual({ ...TWO, children: 1, ...dates });
  expect(on(null)).toEqual(TWO);
});

test('days on which nobody can arrive any more, or not yet, count as none', () => {
  expect(on('2030-06-01 2030-06-02')).toMatchObject({ checkin: '2030-06-01' });
  expect(on('2030-06-01 2030-06-02', { ...NOW, todayIsClosed: true })).toEqual(TWO);
  expect(on('2030-05-31 2030-06-02')).toEqual(TWO);
  expect(on('2031-06-02 2031-06-03')).toEqual(TWO);
});
