import type { RemoteName } from '@shop/contracts';
import type { Registry } from './registry.ts';
import { BUCKETS, hasCanary, resolveLock } from './resolve-lock.ts';

const entry = (percent: number) => ({ stable: 'old', releases: { old: 'x', new: 'y' }, canary: { release: 'new', percent } });
const registry = (percent: number): Registry => ({ format: 1, remotes: { search: entry(percent) } });
const everybody = Array.from({ length: BUCKETS }, (_, bucket) => bucket);
const withNew = (known: Registry, name: RemoteName = 'search') =>
  everybody.filter((bucket) => resolveLock(known, { bucket })[name] === 'new');

describe('a canary’s share of ten thousand visitors', () => {
  test.each([0, 1, 10, 33, 50, 100])('%i %% get it, and the rest what is stable', (percent) => {
    expect(withNew(registry(percent))).toHaveLength((percent * BUCKETS) / 100);
  });

  test('a visitor gets the same release on every page', () => {
    const [first, second] = [withNew(registry(10)), withNew(registry(10))];
    expect(second).toEqual(first);
  });

  test('a share that grows keeps those who had it', () => {
    const grown = new Set(withNew(registry(30)));
    expect(withNew(registry(10)).every((bucket) => grown.has(bucket))).toBe(true);
  });

  test('the canaries of two remotes do not all go to the same visitors', () => {
    const both: Registry = { format: 1, remotes: { search: entry(10), product: entry(10) } };
    const ofProduct = new Set(withNew(both, 'product'));
    const shared = withNew(both).filter((bucket) => ofProduct.has(bucket)).length;
    expect(shared).toBeLessThan(BUCKETS * 0.1);
  });

  test('a visitor without a place gets what is stable', () => {
    expect(resolveLock(registry(100), { bucket: undefined })).toEqual({ search: 'old' });
  });
});

test('a canary that was stopped reaches nobody, and no visitor needs a place', () => {
  const stops = { 'search@new': { reason: 'errors', at: '2026-11-21T10:00:00Z' } };
  expect(resolveLock(registry(100), { bucket: 0 }, stops)).toEqual({ search: 'old' });
  expect([hasCanary(registry(100), stops), hasCanary(registry(100)), hasCanary(registry(0))]).toEqual([false, true, false]);
});

test('a tester’s release comes before any share', () => {
  expect(resolveLock(registry(100), { bucket: 0, overrides: { search: 'preview' } })).toEqual({ search: 'preview' });
});
