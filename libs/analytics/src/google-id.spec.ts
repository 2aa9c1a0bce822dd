import { googleIdIn, googleSessionIn, pollGoogleId } from './google-id.ts';

/** Runs what waits, as often as something waits; tells how long it waited. */
function pollWith(read: () => string | undefined) {
  const reported: string[] = [];
  const waited: number[] = [];
  const waiting: (() => void)[] = [];
  pollGoogleId({
    read,
    found: (id) => reported.push(id),
    gaveUp: () => reported.push('gave up'),
    wait: (task, ms) => {
      waited.push(ms);
      waiting.push(task);
    },
  });
  for (let task = waiting.shift(); task; task = waiting.shift()) task();
  return { reported, waited };
}

test('the Google id is looked for every second, five times, then the attempt is noted @SHELL-067', () => {
  let requested = 0;
  const { reported, waited } = pollWith(() => void requested++);
  expect(requested).toBe(5);
  expect(waited).toEqual([1_000, 1_000, 1_000, 1_000, 1_000]);
  expect(reported).toEqual(['gave up']);
});

test('an id that comes with the third attempt ends the looking @SHELL-067', () => {
  let requested = 0;
  const { reported } = pollWith(() => (++requested === 3 ? '12.34' : undefined));
  expect(requested).toBe(3);
  expect(reported).toEqual(['12.34']);
});

test('the id is the end of the cookie', () => {
  expect(googleIdIn('a=1; _ga=GA1.1.1234567890.1700000000; b=2')).toBe('1234567890.1700000000');
  expect(googleIdIn('not_ga=GA1.1.1.2')).toBeUndefined();
});

test.each([
  ['_ga=GA1.1.12.34; _ga_ABC123=GS1.1.1700000000.3.1.1700000060.0.0.0', '1700000000'],
  ['_ga_ABC123=GS2.1.s1747000000$o3$g1$t1747000060$j0', '1747000000'],
  ['_ga=GA1.1.1234567890.1700000000', undefined],
])('the session is in the cookie of Google’s container: %s', (cookies, session) => {
  expect(googleSessionIn(cookies)).toBe(session);
});
