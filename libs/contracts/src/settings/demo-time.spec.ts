import { demoTimeIn, startOfDemo } from './demo-time.ts';
import { scaledDeadline, setPatience } from './patience.ts';
import { Settings, type Environment } from './settings.ts';

const read = (env: Environment) => {
  const settings = new Settings(env);
  return { time: demoTimeIn(settings), start: startOfDemo(settings), problems: Object.fromEntries(settings.problems) };
};

test('a shop lives by the real time, with the deadlines that it was built with', () => {
  for (const SHOP_ENV of ['demo', 'production'])
    expect(read({ SHOP_ENV })).toEqual({ time: { clockAheadMs: 0, patience: 1 }, start: undefined, problems: {} });
});

test('a demonstration starts on the day and hour that it is given, and is as patient as it is told to be', () => {
  expect(read({ SHOP_ENV: 'demo', SHOP_NOW: '2030-06-05T12:00:00+02:00', SHOP_CLOCK_AHEAD_MS: '-86400000', PATIENCE: '10' })).toEqual({
    time: { clockAheadMs: -86_400_000, patience: 10 },
    start: Date.UTC(2030, 5, 5, 10),
    problems: {},
  });
});

test('a shop that sells does not start with a time of its own', () => {
  const { time, start, problems } = read({ SHOP_NOW: '2030-06-05T10:00:00Z', SHOP_CLOCK_AHEAD_MS: '1', PATIENCE: '10' });
  expect([time, start]).toEqual([{ clockAheadMs: 0, patience: 1 }, undefined]);
  expect(Object.keys(problems).sort()).toEqual(['PATIENCE', 'SHOP_CLOCK_AHEAD_MS', 'SHOP_NOW']);
  expect(problems.SHOP_NOW).toContain('is for a demonstration');
});

test.each([
  ['SHOP_NOW', '2030-06-05'],
  ['SHOP_NOW', '2030-06-05T10:00:00'],
  ['SHOP_NOW', '2030-13-05T10:00:00Z'],
  ['SHOP_NOW', '2030-06-31T10:00:00Z'],
  ['SHOP_CLOCK_AHEAD_MS', 'soon'],
  ['PATIENCE', '0'],
  ['PATIENCE', '0.5'],
])('%s=%s is refused by its name', (name, value) => {
  expect(read({ SHOP_ENV: 'demo', [name]: value }).problems).toEqual({ [name]: expect.stringContaining(`is "${value}"`) as string });
});

test('a deadline is as long as the process is patient', () => {
  expect(scaledDeadline(4_000)).toBe(4_000);
  setPatience(10);
  expect(scaledDeadline(4_000)).toBe(40_000);
  setPatience(1);
});
