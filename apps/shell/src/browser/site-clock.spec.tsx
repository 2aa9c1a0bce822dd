import { vi } from 'vitest';
import { aSite } from '../testing/a-site.ts';
import { siteClock } from './site-clock.ts';

const OPENED = Date.parse('2026-11-26T18:30:00Z');
const HOUR_MS = 3_600_000;
const site = aSite({ today: '2026-11-26', todayIsClosed: false });
let hidden = false;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (hidden ? 'hidden' : 'visible') });
});
afterEach(() => {
  hidden = false;
  vi.useRealTimers();
});

test('the page of a day is that page until the day ends, whatever the machine takes for the time', () => {
  const { current } = siteClock(site, OPENED);
  expect(current()).toBe(site);
  vi.advanceTimersByTime(HOUR_MS / 4);
  expect(current()).toBe(site);
});

test('from 20:00 on today is no longer sold, and after midnight it is another day', () => {
  const { current } = siteClock(site, OPENED);
  vi.advanceTimersByTime(HOUR_MS / 2);
  expect(current()).toEqual({ ...site, todayIsClosed: true });
  vi.advanceTimersByTime(4 * HOUR_MS);
  expect(current()).toEqual({ ...site, today: '2026-11-27' });
  expect(current()).toBe(current());
});

test('a tab that is seen again the next day hears of it at once, one that is looked at within a minute', () => {
  const { subscribe, current } = siteClock(site, OPENED);
  const days: string[] = [];
  const end = subscribe(() => days.push(current().today));
  hidden = true;
  vi.advanceTimersByTime(12 * HOUR_MS);
  expect(days).toEqual([]);
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(days).toEqual(['2026-11-27']);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(days).toEqual(['2026-11-27']);
  vi.advanceTimersByTime(24 * HOUR_MS);
  expect(days.at(-1)).toBe('2026-11-28');
  end();
  const heard = days.length;
  vi.advanceTimersByTime(48 * HOUR_MS);
  expect(days).toHaveLength(heard);
});
