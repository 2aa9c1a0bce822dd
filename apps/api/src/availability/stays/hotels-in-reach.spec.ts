import { hotelsInReach } from './hotels-in-reach.ts';

const latitude = Float64Array.from([48.85, 43.3, 50.63, 45.9, 48.58]);
const longitude = Float64Array.from([2.35, 5.4, 3.06, 6.13, 7.75]);
const hotels = { latitude, longitude, byLatitude: Int32Array.from([1, 3, 4, 0, 2]) };

describe('hotels that a circle may reach', () => {
  test('are those near its latitude and longitude, in the order of their numbers', () => {
    expect([...hotelsInReach(hotels, { circle: { latitude: 48.7, longitude: 2, kilometres: 30 } })]).toEqual([0]);
    expect([...hotelsInReach(hotels, { circle: { latitude: 48.7, longitude: 5, kilometres: 230 } })]).toEqual([0, 2, 4]);
  });

  test('a hotel at the very edge is kept', () => {
    expect([...hotelsInReach(hotels, { circle: { latitude: 48.58, longitude: 2.35, kilometres: 30 } })]).toEqual([0]);
    expect([...hotelsInReach(hotels, { circle: { latitude: 48.58, longitude: 7.34, kilometres: 30 } })]).toEqual([4]);
  });

  test('are found beyond the day line, which longitudes do not cross', () => {
    const island = { latitude: Float64Array.of(-16.8), longitude: Float64Array.of(-179.98), byLatitude: Int32Array.of(0) };
    expect([...hotelsInReach(island, { circle: { latitude: -16.8, longitude: 179.98, kilometres: 30 } })]).toEqual([0]);
  });

  test('are none where no hotel lies', () => {
    expect([...hotelsInReach(hotels, { circle: { latitude: 10, longitude: 2, kilometres: 30 } })]).toEqual([]);
  });

  test('are all without a circle', () => {
    expect([...hotelsInReach(hotels, {})]).toEqual([0, 1, 2, 3, 4]);
  });
});
