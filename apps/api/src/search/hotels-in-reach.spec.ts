import { hotelsInReach } from './hotels-in-reach.ts';

const latitude = Float64Array.from([48.85, 43.3, 50.63, 45.9, 48.58]);
const hotels = { latitude, byLatitude: Int32Array.from([1, 3, 4, 0, 2]) };

describe('hotels that a circle may reach', () => {
  test('are those near its latitude, in the order of their numbers', () => {
    expect([...hotelsInReach(hotels, { circle: { latitude: 48.7, longitude: 2, kilometres: 30 } })]).toEqual([0, 4]);
  });

  test('a hotel at the very edge is kept', () => {
    expect([...hotelsInReach(hotels, { circle: { latitude: 48.58, longitude: 2, kilometres: 30 } })]).toEqual([0, 4]);
  });

  test('are none where no hotel lies', () => {
    expect([...hotelsInReach(hotels, { circle: { latitude: 10, longitude: 2, kilometres: 30 } })]).toEqual([]);
  });

  test('are all without a circle', () => {
    expect([...hotelsInReach(hotels, {})]).toEqual([0, 1, 2, 3, 4]);
  });
});
