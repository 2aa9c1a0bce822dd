import { formatHotelHash, formatHotelMirror, parseHotelAddress, type HotelState } from './hotel-address.ts';

const read = (hash: string, search = '') => parseHotelAddress({ hash, search });
const couple = { adults: 2, children: 0, babies: 0 };

describe('the address of a hotel page', () => {
  test('without anything is for two adults, no children, no babies @HOTEL-002', () => {
    expect(read('')).toEqual(couple);
  });

  test('holds arrival, departure and the party @HOTEL-002', () => {
    expect(read('#checkin=2027-02-20&checkout=2027-02-22&a=1&c=2&b=1')).toEqual({
      checkin: '2027-02-20',
      checkout: '2027-02-22',
      adults: 1,
      children: 2,
      babies: 1,
    });
  });

  test.each(['#anchor=products', '#products', '#checkin=2027-02-20&products', '#a=2&anchor=products'])(
    '%s asks for the offers @HOTEL-002',
    (hash) => {
      expect(read(hash).showsOffers).toBe(true);
    },
  );

  test('an anchor that the page does not have asks for nothing', () => {
    expect(read('#anchor=reviews')).toEqual(couple);
  });

  test('nonsense counts as not said', () => {
    expect(read('#checkin=2027-02-31&checkout=x&a=0&c=11&b=-1')).toEqual(couple);
  });

  test('is read from its query where the hash says nothing', () => {
    expect(read('', '?checkin=2027-02-20&night=3&a=3')).toMatchObject({ checkin: '2027-02-20', checkout: '2027-02-23', adults: 3 });
    expect(read('#a=4', '?a=3').adults).toBe(4);
  });

  const states: HotelState[] = [
    couple,
    { ...couple, checkin: '2027-02-20' },
    { adults: 3, children: 1, babies: 2, checkin: '2027-02-20', checkout: '2027-03-01', showsOffers: true },
  ];
  test.each(states)('is read as it was written: %j', (state) => {
    expect(read(formatHotelHash(state))).toEqual(state);
    expect(read('', formatHotelMirror(state))).toEqual(state);
  });
});
