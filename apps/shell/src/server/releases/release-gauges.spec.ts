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
  expect(releaseGauges({ registry, stops: {}, current }).filter((line) => !line.startsWith('#'))).toEqual([
    'shop_release_current{remote="search",release="one"} 1',
    'shop_release_canary_share{remote="search",release="two"} 0.1',
    'shop_release_canary_stopped{remote="search",release="two"} 0',
    'shop_release_script_bytes{remote="search",release="one"} 300000',
    'shop_release_style_bytes{remote="search",release="one"} 40000',
  ]);
});

test('a canary that was stopped has no share, and says that it was stopped', () => {
  const stops = { 'search@two': { reason: '10 errors on 10 pages', at: '2026-11-21T10:00:00Z' } };
  const lines = releaseGauges({ registry, stops, current: [] });
  expect(lines).toContain('shop_release_canary_share{remote="search",release="two"} 0');
  expect(lines).toContain('shop_release_canary_stopped{remote="search",release="two"} 1');
});

test('a measure that nobody has is left out with its description', () => {
  expect(releaseGauges({ registry: { format: 1, remotes: {} }, stops: {}, current: [] })).toEqual([]);
});
