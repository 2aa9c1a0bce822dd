import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GOOD_AFTER_PAGES } from './last-good.ts';
import type { RemoteHost } from './remote-host.ts';
import { BUCKETS } from '../../registry/resolve-lock.ts';
import { rolledBack, withCanary, withRelease, withStable } from '../../registry/registry-changes.ts';
import type { Registry } from '../../registry/registry.ts';
import { publish, upload } from '../publishing/publish.ts';
import { newKeyPair, readPrivateKey } from '../signing/keys.ts';
import { overrideToken, readOverride } from '../signing/override-token.ts';
import { GOOD, Releases } from '../testing/releases.test-utils.ts';

let releases: Releases;
let now: number;
beforeEach(async () => {
  now = 0;
  releases = await Releases.open();
  await releases.published({ id: 'one' });
});
afterEach(() => releases.close());

describe('following the registry', () => {
  test('a new release is taken without a restart', async () => {
    const { host } = await following();
    await releases.published({ id: 'two' });
    await host.refresh();
    expect(host.lock()).toEqual({ search: 'two' });
  });

  test('a broken release is never switched to: the last good one stays', async () => {
    const { host } = await following();
    await releases.published({ id: 'two', source: 'throw new Error("broken")' });
    await host.refresh();
    expect(host.lock()).toEqual({ search: 'one' });
  });

  test('a release that could not be had is there within two seconds of its files', async () => {
    const { host, events } = await following();
    const folder = await releases.built({ id: 'two' });
    await publish(folder, releases.folder);
    const whole = await readFile(join(folder, 'browser/remoteEntry.js'), 'utf8');
    await releases.spoil('search/two/browser/remoteEntry.js', 'half of i');
    await host.refresh();
    await releases.spoil('search/two/browser/remoteEntry.js', whole);
    await host.refresh();
    expect(events.at(-1)).toMatchObject({ release: 'two', outcome: 'failed' });
    now += 1_100;
    await host.refresh();
    expect(host.lock()).toEqual({ search: 'two' });
  });

  test('one that was had and cannot be used is not run again meanwhile', async () => {
    const { host, events } = await following();
    await releases.published({ id: 'two', source: 'throw new Error("broken")' });
    await host.refresh();
    now += 1_100;
    await host.refresh();
    expect(events.filter(({ release }) => release === 'two')).toHaveLength(1);
  });

  test('a repaired pointer is followed again', async () => {
    const { host } = await following();
    await releases.published({ id: 'two', source: 'throw new Error("broken")' });
    await host.refresh();
    await releases.published({ id: 'three' });
    await host.refresh();
    expect(host.lock()).toEqual({ search: 'three' });
  });

  test('a roll-back is followed', async () => {
    await releases.published({ id: 'two' });
    const { host } = await following();
    await releases.change((registry) => rolledBack(registry, 'search'));
    await host.refresh();
    expect(host.lock()).toEqual({ search: 'one' });
  });
});

describe('the last good release', () => {
  const serve = (host: RemoteHost, release: string, outcome: 'well' | 'threw', pages: number) => {
    for (let page = 0; page < pages; page += 1) host.note('search', release, outcome);
  };

  test('is not one that served well as a canary alone: once it is the stable one, it has all visitors to prove itself with', async () => {
    const { host } = await following();
    serve(host, 'one', 'well', GOOD_AFTER_PAGES);
    await canary('two', 10);
    await host.refresh();
    serve(host, 'two', 'well', 500);
    await releases.change((registry) => withStable(registry, 'search', 'two'));
    await host.refresh();
    serve(host, 'two', 'well', GOOD_AFTER_PAGES);
    await releases.published({ id: 'three' });
    await host.refresh();
    serve(host, 'three', 'threw', 5);
    expect(host.lock()).toEqual({ search: 'two' });
  });

  test('is the one that served well: after two bad releases in a row, each of which could be loaded, it serves', async () => {
    const { host } = await following();
    serve(host, 'one', 'well', GOOD_AFTER_PAGES);
    for (const bad of ['two', 'three']) {
      await releases.published({ id: bad });
      await host.refresh();
      serve(host, bad, 'threw', 5);
      expect(host.lock()).toEqual({ search: 'one' });
    }
  });

  test('is a newer one as soon as that has served twenty pages in a row without a fault', async () => {
    const { host } = await following();
    serve(host, 'one', 'well', 20);
    await releases.published({ id: 'two' });
    await host.refresh();
    serve(host, 'two', 'well', 19);
    serve(host, 'two', 'threw', 1);
    serve(host, 'two', 'well', 20);
    await releases.published({ id: 'three' });
    await host.refresh();
    serve(host, 'three', 'threw', 5);
    expect(host.lock()).toEqual({ search: 'two' });
  });
});

describe('a canary of 10 %', () => {
  beforeEach(() => canary('two', 10));

  test('reaches 10 % ± 1 of 10,000 visitors, and each of them on every page', async () => {
    const { host } = await following();
    const pages = async () => Promise.all(Array.from({ length: BUCKETS }, (_, bucket) => host.remotesFor({ bucket })));
    const first = (await pages()).map(({ lock }) => lock.search);
    expect(first.filter((release) => release === 'two').length).toBeGreaterThanOrEqual(900);
    expect(first.filter((release) => release === 'two').length).toBeLessThanOrEqual(1_100);
    expect((await pages()).map(({ lock }) => lock.search)).toEqual(first);
  });

  test('keeps those it had when its share grows', async () => {
    const { host } = await following();
    const had = await canaries(host);
    await releases.change((registry) => withCanary(registry, 'search', { release: 'two', percent: 30 }));
    await host.refresh();
    const has = await canaries(host);
    expect(had.filter((bucket) => !has.includes(bucket))).toEqual([]);
    expect(has.length).toBe(3_000);
  });

  test('is the release that the server renders with and the one that it tells the browser', async () => {
    const { host } = await following();
    for (const bucket of [0, 1_234, 9_999]) {
      const page = await host.remotesFor({ bucket });
      expect(page.get('search')?.release.release).toBe(page.lock.search);
    }
  });

  test('is given to nobody once it is stopped', async () => {
    const { host } = await following();
    host.stop('search@two', 'errors');
    expect(await canaries(host)).toEqual([]);
    expect(host.hasCanary()).toBe(false);
  });

  test('that cannot be loaded is given to nobody', async () => {
    await canary('three', 50, 'throw new Error("broken")');
    const { host } = await following();
    const locks = await Promise.all(Array.from({ length: 100 }, (_, at) => host.remotesFor({ bucket: at * 100 })));
    expect(new Set(locks.map(({ lock }) => lock.search))).toEqual(new Set(['one']));
  });
});

const NOW = Date.UTC(2030, 5, 5);

test('a tester’s link puts one visitor on a release that nobody else has, and nobody else', async () => {
  const preview = await upload(await releases.built({ id: 'preview' }), releases.store);
  const key = readPrivateKey(newKeyPair().privatePem);
  const { host } = await following();
  const token = overrideToken({ remote: 'search', release: 'preview', integrity: preview.integrity, until: NOW + 60_000 }, key);
  const read = readOverride(token, host.trust, NOW);
  if (read.kind === 'refused') throw new Error(read.why);
  expect((await host.remotesFor({ overrides: [read.override] })).lock).toEqual({ search: 'preview' });
  expect((await host.remotesFor({})).lock).toEqual({ search: 'one' });
});

test('a release that throws on most pages gives way to the one before', async () => {
  const { host } = await following();
  await releases.published({ id: 'two' });
  await host.refresh();
  for (let page = 0; page < 6; page += 1) host.note('search', 'two', 'threw');
  expect(host.lock()).toEqual({ search: 'one' });
});

test('a release that throws but is the only one stays: its other pages may work', async () => {
  const { host } = await following();
  for (let page = 0; page < 6; page += 1) host.note('search', 'one', 'threw');
  expect(host.lock()).toEqual({ search: 'one' });
});

test('a release that is too slow is left out at once after five pages', async () => {
  const { host } = await following();
  for (let page = 0; page < 5; page += 1) host.note('search', 'one', 'slow');
  expect(host.lock()).toEqual({});
});

async function following() {
  const following = releases.host({ now: () => now });
  await following.host.refresh();
  return following;
}

async function canary(id: string, percent: number, source = GOOD): Promise<Registry> {
  const published = await upload(await releases.built({ id, source }), releases.store);
  return releases.change((registry) => withCanary(withRelease(registry, 'search', published), 'search', { release: id, percent }));
}

async function canaries(host: Awaited<ReturnType<typeof following>>['host']): Promise<number[]> {
  const found: number[] = [];
  for (let bucket = 0; bucket < BUCKETS; bucket += 1) if ((await host.remotesFor({ bucket })).lock.search === 'two') found.push(bucket);
  return found;
}
