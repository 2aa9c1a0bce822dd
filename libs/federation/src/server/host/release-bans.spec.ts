import { ReleaseBans } from './release-bans.ts';

let now = 0;
const bans = () => new ReleaseBans(() => now);
beforeEach(() => {
  now = 0;
});

test('a release that was cut off rests for five seconds', () => {
  const one = bans();
  one.cutOff('search@bad');
  now = 4_999;
  expect(one.isBanned('search@bad')).toBe(true);
  now = 5_000;
  expect(one.isBanned('search@bad')).toBe(false);
});

test('each rest is twice as long, up to five minutes', () => {
  const one = bans();
  const rests: number[] = [];
  for (let times = 0; times < 8; times += 1) {
    one.cutOff('search@bad');
    const began = now;
    while (one.isBanned('search@bad')) now += 1_000;
    rests.push((now - began) / 1_000);
  }
  expect(rests).toEqual([5, 10, 20, 40, 80, 160, 300, 300]);
});

test('ten good minutes after its rest it starts anew', () => {
  const one = bans();
  one.cutOff('search@bad');
  one.cutOff('search@bad');
  now += 10_000 + 600_000;
  one.cutOff('search@bad');
  now += 5_000;
  expect(one.isBanned('search@bad')).toBe(false);
});

test('another release of the same remote is not touched', () => {
  const one = bans();
  one.cutOff('search@bad');
  expect(one.isBanned('search@good')).toBe(false);
});
