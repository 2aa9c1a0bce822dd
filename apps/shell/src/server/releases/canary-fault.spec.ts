import { canaryFault } from './canary-fault.ts';
import { Measures } from './measures.ts';

/** A release that was shown on some pages, with some errors and vitals. */
function release({ pages = 0, errors = 0, lcp = [] as number[], ms = [] as number[] }): Measures {
  const measures = new Measures();
  measures.renders = pages;
  measures.browserErrors = errors;
  for (const value of lcp) measures.vitals.lcp.add(value);
  for (const value of ms) measures.renderMs.add(value);
  return measures;
}
const times = (count: number, value: number) => Array.from({ length: count }, () => value);

test('a canary that does as well as the stable release goes on', () => {
  expect(canaryFault(release({ pages: 900, errors: 9 }), release({ pages: 100, errors: 1 }))).toBeUndefined();
});

test('a canary with more than twice the errors of the stable release, and two in a hundred more, is stopped', () => {
  const stable = release({ pages: 1_000, errors: 10 });
  expect(canaryFault(stable, release({ pages: 1_000, errors: 40 }))).toBeUndefined();
  expect(canaryFault(stable, release({ pages: 1_000, errors: 41 }))).toBe('41 errors on 1000 pages; at most 4.0 % would be borne');
});

test('too few pages say nothing, unless half of them fail', () => {
  const stable = release({ pages: 1_000 });
  expect(canaryFault(stable, release({ pages: 49, errors: 5 }))).toBeUndefined();
  expect(canaryFault(stable, release({ pages: 50, errors: 5 }))).toContain('5 errors');
  expect(canaryFault(stable, release({ pages: 10, errors: 5 }))).toContain('5 errors');
  expect(canaryFault(stable, release({ pages: 4, errors: 4 }))).toBeUndefined();
});

test('a canary whose slower quarter of visits waits a fifth and 200 ms longer is stopped', () => {
  const stable = release({ lcp: times(30, 1_000) });
  expect(canaryFault(stable, release({ lcp: times(30, 1_400) }))).toBeUndefined();
  expect(canaryFault(stable, release({ lcp: times(30, 1_401) }))).toBe('LCP of the slower quarter is 1401 ms; 1400 ms would be borne');
  expect(canaryFault(stable, release({ lcp: times(29, 9_000) }))).toBeUndefined();
});

test('a canary that the server renders half as slowly again and 30 ms is stopped', () => {
  const stable = release({ ms: times(50, 20) });
  expect(canaryFault(stable, release({ ms: times(50, 60) }))).toBeUndefined();
  expect(canaryFault(stable, release({ ms: times(50, 61) }))).toContain('the server renders it in 61 ms');
});
