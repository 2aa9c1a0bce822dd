import { runInThisContext } from 'node:vm';
import { EVALUATE_MS, GOOD, Releases, shared } from '../testing/releases.test-utils.ts';
import { Trust } from '../signing/signed-registry.ts';
import { loadRelease } from './load-release.ts';
import { VerifiedFiles } from './verified-files.ts';

let releases: Releases;
beforeEach(async () => {
  releases = await Releases.open();
});
afterEach(() => releases.close());

test('a published release renders with the packages that the shell shares', async () => {
  const loaded = await load(GOOD);
  expect(await loaded.messages('fr_FR')).toEqual({ said: 'hello' });
});

test('a description that differs from the registry is refused', async () => {
  await expect(load(GOOD, { integrity: 'sha384-other' })).rejects.toThrow('integrity differs');
});

test('a release that asks for what the shell does not share is refused by name', async () => {
  await expect(load(GOOD, { requested: { vue: '^3.0.0' } })).rejects.toThrow('"vue", which this shell does not share');
});

test('a release that asks for a newer shared package is told both versions', async () => {
  await expect(load(GOOD, { requested: { react: '^20.0.0' } })).rejects.toThrow('react ^20.0.0, this shell has 19.3.1');
});

test.each(['3.0.0', '1.0.0', 'next'])('a release for contract %s is refused, whatever its pointer says', async (contract) => {
  await expect(load(GOOD, { contract })).rejects.toThrow(`is made for contract ${contract}, this shell keeps 2.`);
});

test('a door of another contract than its release says is refused', async () => {
  await expect(load(GOOD.replace('2.0.0', '3.0.0'))).rejects.toThrow('its door, is made for contract 3.0.0');
});

test('a remote may not reach for a package of the machine', async () => {
  await expect(load(`require('node:fs')`)).rejects.toThrow('may not require "node:fs"');
});

test('code that never ends is cut off', async () => {
  await expect(load(`for (;;) {}`, { limit: {} })).rejects.toThrow('timed out');
});

test('a bundle without a remote in it is refused', async () => {
  await expect(load(`module.exports.default = {}`)).rejects.toThrow('does not export the remote "search"');
});

test('timers of a retired release are cleared', async () => {
  const loaded = await load(`${GOOD} globalThis.beats = 0; setInterval(() => globalThis.beats++, 5);`);
  loaded.dispose();
  const before = beats();
  await new Promise((done) => setTimeout(done, 40));
  expect(before).toBe(0);
  expect(beats()).toBe(before);
});

const beats = () => runInThisContext('globalThis.beats') as number;

interface Loading {
  readonly requested?: Record<string, string>;
  readonly integrity?: string;
  readonly contract?: string;
  /** Without `evaluateMs` it is the one of a running shell. */
  readonly limit?: { readonly evaluateMs?: number };
}

async function load(source: string, { requested, integrity, contract, limit = { evaluateMs: EVALUATE_MS } }: Loading = {}) {
  await releases.published({ id: 'one', source, ...(requested && { shared: requested }), ...(contract && { contract }) });
  const known = (await releases.change((registry) => registry)).remotes.search?.releases.one ?? '';
  const named = { name: 'search', id: 'one', integrity: integrity ?? known } as const;
  return loadRelease(named, { files: new VerifiedFiles(releases.store), shared, trust: new Trust(), ...limit });
}
