import { pollPause, retryAfter, retryPause } from './poll-pause.ts';

test('a page asks every two seconds what became of a payment', () => {
  expect(pollPause({})).toBe(2_000);
  expect(pollPause({ retryAfterSeconds: 1 })).toBe(2_000);
  expect(retryPause({})).toBe(0);
});

test('a page that is refused for now goes on once the shop takes its call again', () => {
  expect(pollPause({ retryAfterSeconds: 31 })).toBe(31_000);
  expect(retryPause({ retryAfterSeconds: 31 })).toBe(31_000);
});

test('an error without a time says none', () => {
  expect(retryAfter(new Error('lost'))).toEqual({});
  expect(retryAfter(Object.assign(new Error('busy'), { retryAfterSeconds: 5 }))).toEqual({ retryAfterSeconds: 5 });
});
