import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import type { Registry, Release } from '../release.ts';
import { integrityOf } from './integrity.ts';
import { loadRelease, type SharedScope } from './load-release.ts';
import { publish } from './publish.ts';
import { releaseSource } from './release-source.ts';
import { RemoteHost } from './remote-host.ts';

const GOOD = `const react = require('react'); module.exports.default = { name: 'search', contract: '1.0.0', routes: () => [], messages: async () => ({ said: react.word }) };`;
const shared: SharedScope = new Map([['react', { version: '19.3.1', module: { word: 'hello' } }]]);
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a published release renders with the packages that the shell lends', async () => {
  const loaded = await load(await published('one', GOOD));
  expect(await loaded.messages('fr_FR')).toEqual({ said: 'hello' });
});

test('a bundle that differs from what was published is refused', async () => {
  const integrity = await published('one', GOOD);
  await writeFile(join(folder, 'search/one/server/remote.cjs'), `${GOOD} `);
  await expect(load(integrity)).rejects.toThrow('integrity differs');
});

test('a description that differs from the registry is refused', async () => {
  await published('one', GOOD);
  await expect(load('sha384-other')).rejects.toThrow('integrity differs');
});

test('a release that asks for what the shell does not share is refused by name', async () => {
  await expect(load(await published('one', GOOD, { vue: '^3.0.0' }))).rejects.toThrow('"vue", which this shell does not share');
});

test('a release that asks for a newer shared package is told both versions', async () => {
  await expect(load(await published('one', GOOD, { react: '^20.0.0' }))).rejects.toThrow('react ^20.0.0, this shell has 19.3.1');
});

test('a remote may not reach for a package of the machine', async () => {
  await expect(load(await published('one', `require('node:fs')`))).rejects.toThrow('may not require "node:fs"');
});

test('code that never ends is cut off', async () => {
  await expect(load(await published('one', `for (;;) {}`))).rejects.toThrow('timed out');
});

test('a bundle without a remote in it is refused', async () => {
  await expect(load(await published('one', `module.exports.default = {}`))).rejects.toThrow('does not export the remote "search"');
});

test('an address outside the release directory is not read', async () => {
  await expect(releaseSource(folder).read('../secret')).rejects.toThrow('outside');
});

test('timers of a retired release are cleared', async () => {
  const loaded = await load(await published('one', `${GOOD} globalThis.beats = 0; setInterval(() => globalThis.beats++, 5);`));
  loaded.dispose();
  const before = beats();
  await new Promise((done) => setTimeout(done, 40));
  expect(before).toBe(0);
  expect(beats()).toBe(before);
});

describe('following the registry', () => {
  test('a new release is taken without a restart', async () => {
    const host = await hostAt('one', GOOD);
    await published('two', GOOD.replace('routes:', 'two: 2, routes:'));
    await host.refresh();
    expect(host.lock()).toEqual({ search: 'two' });
  });

  test('a broken release is never switched to: the last good one stays', async () => {
    const host = await hostAt('one', GOOD);
    await published('two', 'throw new Error("broken")');
    await host.refresh();
    expect(host.lock()).toEqual({ search: 'one' });
  });

  test('a repaired pointer is followed again', async () => {
    const host = await hostAt('one', GOOD);
    await published('two', 'throw new Error("broken")');
    await host.refresh();
    await published('three', GOOD);
    await host.refresh();
    expect(host.lock()).toEqual({ search: 'three' });
  });
});

test('publishing again what is current changes nothing, and an older release stays online', async () => {
  await published('one', GOOD);
  await published('two', GOOD);
  expect(await publish(join(folder, 'built-two'), folder)).toBe(false);
  const registry = JSON.parse(await readFile(join(folder, 'registry.json'), 'utf8')) as Registry;
  expect(Object.keys(registry.remotes.search?.releases ?? {})).toEqual(['one', 'two']);
});

const beats = () => runInThisContext('globalThis.beats') as number;

async function hostAt(release: string, source: string): Promise<RemoteHost> {
  await published(release, source);
  const host = new RemoteHost({ source: releaseSource(folder), shared, log: () => undefined });
  await host.refresh();
  expect(host.lock()).toEqual({ search: release });
  return host;
}

function load(integrity: string) {
  return loadRelease(releaseSource(folder), 'search', 'one', integrity, shared);
}

/** Publishes a bundle and returns the hash of its description. */
async function published(id: string, source: string, asked: Record<string, string> = { react: '^19.0.0' }): Promise<string> {
  const built = join(folder, `built-${id}`);
  const release: Release = {
    format: 1,
    name: 'search',
    release: id,
    contract: '1.0.0',
    shared: asked,
    server: { file: 'server/remote.cjs' },
    browser: { container: 'shop_search', entry: 'browser/remoteEntry.js', js: [], css: [], pages: {}, messages: {} },
    integrity: { 'server/remote.cjs': integrityOf(source) },
    size: { js: 0, css: 0 },
  };
  await mkdir(join(built, 'server'), { recursive: true });
  await writeFile(join(built, 'server/remote.cjs'), source);
  await writeFile(join(built, 'release.json'), JSON.stringify(release));
  await publish(built, folder);
  return integrityOf(JSON.stringify(release));
}
