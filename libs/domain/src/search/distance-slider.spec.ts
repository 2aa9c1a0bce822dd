import { distanceHandles, distanceOfHandles, distanceSwitched } from './distance-slider.ts';

test('without a town the whole range stands there, with one the range of the town @SEARCH-092', () => {
  expect(distanceHandles({}, false)).toEqual({ from: 0, to: 300 });
  expect(distanceHandles({}, true)).toEqual({ from: 0, to: 200 });
});

test('values beyond the ends are brought back to them @SEARCH-092', () => {
  expect(distanceHandles({ min: -5, max: 900 }, true)).toEqual({ from: 0, to: 300 });
  expect(distanceOfHandles({ from: -1, to: 301 })).toEqual({ min: 0, max: 300 });
});

test('one end that is set leaves the other at its limit', () => {
  expect(distanceHandles({ min: 20 }, true)).toEqual({ from: 20, to: 300 });
});

test('"Include offers around" looks as far as two hours away, and takes it back @SEARCH-072 @SEARCH-084', () => {
  expect(distanceSwitched(true)).toEqual({ min: 0, max: 200 });
  expect(distanceSwitched(false)).toEqual({});
});
