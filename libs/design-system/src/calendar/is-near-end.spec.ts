import { isNearEnd } from './is-near-end.ts';

test('more is asked for within 200 px of the bottom @SEARCH-124', () => {
  expect(isNearEnd({ scrollHeight: 2000, scrollTop: 1200, clientHeight: 600 })).toBe(true);
  expect(isNearEnd({ scrollHeight: 2000, scrollTop: 1199, clientHeight: 600 })).toBe(false);
});

test('a list shorter than its place is at its end', () => {
  expect(isNearEnd({ scrollHeight: 300, scrollTop: 0, clientHeight: 600 })).toBe(true);
});
