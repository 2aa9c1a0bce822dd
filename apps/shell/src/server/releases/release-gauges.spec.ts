import type { Registry, Release } from '@shop/federation';
import { releaseGauges } from './release-gauges.ts';

const registry: Registry = {
  format: 1,
  remotes: {
    search: { stable: 'one', releases: { one: 'x', two: 'y' }, canary: { release: 'two', percent: 10 } },
    product: { stable: 'one', releases: { one: 'x' } },
  },
};
const current = [{ name: 'search', release: 'one', size: { js: 300_000, css: 40_000 } }] as unknown as Release[];

test('each release is named with what visitors get of it, and what it weighs', () => {
  expect(releaseGauges({ registry, stops: {}, current })).toEqual({
    shop_release_current: [['search', 'one', 1]],
    shop_release_canary_share: [['search', 'two', 0.1]],
    shop_release_canary_stopped: [['search', 'two', 0]],
    shop_release_script_bytes: [['search', 'one', 300_000]],
    shop_release_style_bytes: [['search', 'one', 40_000]],
  });
});

test('a canary that was stopped has no share, and says that it was stopped', () => {
  const stops = { 'search@two': { reason: '10 errors on 10 pages', at: '2026-11-21T10:00:00Z' } };
  const values = releaseGauges({ registry, stops, current: [] });
  expect(values.shop_release_canary_share).toEqual([['search', 'two', 0]]);
  expect(values.shop_release_canary_stopped).toEqual([['search', 'two', 1]]);
});
