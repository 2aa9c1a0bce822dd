import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signReleases } from '../publishing/publish.ts';
import { newKeyPair, readPrivateKey } from '../signing/keys.ts';
import { signedKeys } from '../signing/signed-registry.ts';
import { GOOD, Releases } from '../testing/releases.test-utils.ts';

const operator = newKeyPair();
const squad = newKeyPair();
const key = readPrivateKey(squad.privatePem);
/** One of every kind that a build makes beside the bundle and the entry. */
const FILES = {
  'browser/mf-manifest.json': '{"id":"search"}',
  'browser/page-results.1a2b.js': 'console.log("chunk")',
  'browser/page-results.3c4d.css': '@layer remote { main { color: red } }',
  'browser/messages-fr_FR.5e6f.js': 'console.log("words")',
  'browser/promises.json': '{"widgets":[]}',
};
const EVIL = GOOD.replace('routes:', 'evil: true, routes:');
let releases: Releases;

beforeEach(async () => {
  releases = await Releases.open();
  const keys = signedKeys({ revision: 1, squads: { search: [squad.publicKey] } }, readPrivateKey(operator.privatePem));
  await releases.change((registry) => ({ ...registry, keys }));
  await releases.published({ id: 'one' }, key);
});
afterEach(() => releases.close());

/** A shell that trusts the operator's key, has `one`, and then reads what has become of `two`. */
async function afterSpoiling(path: string, spoil: (path: string) => Promise<void>) {
  const { host, events } = releases.host({ rootKey: operator.publicKey });
  await host.refresh();
  expect(host.lock()).toEqual({ search: 'one' });
  await releases.published({ id: 'two', files: FILES }, key);
  await spoil(path);
  await host.refresh().catch(() => undefined);
  return { host, events };
}

describe('a tampered byte is not executed: the last good release stays and the fault is told', () => {
  test.each([
    ['the description', 'search/two/release.json', '{"format":1}', 'integrity differs'],
    ['the server bundle', 'search/two/server/remote.cjs', EVIL, 'integrity differs'],
    ['the entry of the browser', 'search/two/browser/remoteEntry.js', 'alert(1)', 'integrity differs'],
    ['the signature', 'search/two/release.json.sig', 'AAAA', 'not signed by the squad of search'],
  ])('%s', async (_, path, content, why) => {
    const { host, events } = await afterSpoiling(path, (file) => releases.spoil(file, content));
    expect(host.lock()).toEqual({ search: 'one' });
    expect(events.at(-1)).toMatchObject({ remote: 'search', release: 'two', outcome: 'failed' });
    expect(events.at(-1)?.error).toContain(why);
  });

  test.each([
    'search/two/release.json',
    'search/two/release.json.sig',
    'search/two/server/remote.cjs',
    'search/two/browser/remoteEntry.js',
    ...Object.keys(FILES).map((file) => `search/two/${file}`),
  ])('one bit of %s', async (path) => {
    const { host, events } = await afterSpoiling(path, turnOneBit);
    expect(host.lock()).toEqual({ search: 'one' });
    expect(events.at(-1)).toMatchObject({ remote: 'search', release: 'two', outcome: 'failed' });
  });

  test('a pointer or a hash that was changed in the registry', async () => {
    const { host } = await afterSpoiling('registry.json', () => Promise.resolve());
    expect(host.lock()).toEqual({ search: 'two' });
    const entry = JSON.stringify((await releases.change((registry) => registry)).remotes.search);
    const text = (await readFile(join(releases.folder, 'registry.json'))).toString('utf8');
    for (const part of entry.matchAll(/"two"|sha256-\w{8}/g)) {
      await releases.spoil('registry.json', text.replace(part[0], part[0].replace(/\w(?="?$)/, '_')));
      await host.refresh().catch(() => undefined);
      expect(host.lock()).toEqual({ search: 'two' });
    }
  });

  test('the registry, as text that is none', async () => {
    const { host } = await afterSpoiling('registry.json', (file) => releases.spoil(file, '{"format":1,"remotes"'));
    expect(host.lock()).toEqual({ search: 'one' });
  });
});

test('a registry whose pointer was moved by somebody without the squad’s key is not followed', async () => {
  const { host, events } = releases.host({ rootKey: operator.publicKey });
  await host.refresh();
  await releases.published({ id: 'two', source: EVIL }, readPrivateKey(newKeyPair().privatePem));
  await host.refresh();
  expect(host.lock()).toEqual({ search: 'one' });
  expect(events.at(-1)).toMatchObject({ outcome: 'doubted', error: 'the entry of search is not signed by its squad' });
});

test('a squad that has a new key keeps its release for shells that begin, once it has signed it again', async () => {
  const next = newKeyPair();
  const nextKey = readPrivateKey(next.privatePem);
  const keys = signedKeys({ revision: 2, squads: { search: [next.publicKey] } }, readPrivateKey(operator.privatePem));
  await releases.change((registry) => ({ ...registry, keys }), nextKey);
  const begin = async () => {
    const { host } = releases.host({ rootKey: operator.publicKey });
    await host.refresh().catch(() => undefined);
    return host.lock();
  };
  expect(await begin()).toEqual({});
  await signReleases(releases.store, 'search', ['one'], nextKey);
  expect(await begin()).toEqual({ search: 'one' });
});

test('keys that the operator has not signed make nobody a squad', async () => {
  const { host, events } = releases.host({ rootKey: newKeyPair().publicKey });
  await host.refresh();
  expect(host.lock()).toEqual({});
  expect(events.map(({ error }) => error)).toContain("the squads' keys are not signed by the operator");
});

test('a shell believes both keys of the operator while one replaces the other', async () => {
  const begin = async (rootKey: string) => {
    const { host } = releases.host({ rootKey });
    await host.refresh().catch(() => undefined);
    return host.lock();
  };
  const next = newKeyPair().publicKey;
  expect(await begin(`${next}, ${operator.publicKey}`)).toHaveProperty('search');
  expect(await begin(next)).toEqual({});
});

test('an older entry that was signed once does not bring an old release back', async () => {
  const old = await releases.change((registry) => registry, key);
  await releases.published({ id: 'two' }, key);
  const { host, events } = releases.host({ rootKey: operator.publicKey });
  await host.refresh();
  await releases.spoil('registry.json', JSON.stringify(old));
  await host.refresh();
  expect(host.lock()).toEqual({ search: 'two' });
  expect(events.at(-1)?.error).toBe('the entry of search is an older one');
});

test('a shell that asks for signatures refuses a release without one', async () => {
  await releases.published({ id: 'three' });
  const { host } = releases.host({ rootKey: operator.publicKey });
  await host.refresh();
  expect(host.lock()).toEqual({});
});

test('the last good release is kept on disk over a restart, also when the store is gone', async () => {
  const stored = join(releases.folder, 'kept');
  const { host } = releases.host({ rootKey: operator.publicKey, stored });
  await host.refresh();
  await releases.store.remove('search');
  await releases.spoil('registry.json', 'gone');
  const again = releases.host({ rootKey: operator.publicKey, stored });
  await again.host.refresh();
  expect(again.host.lock()).toEqual({ search: 'one' });
});

test('what is kept on disk is checked as well', async () => {
  const stored = join(releases.folder, 'kept');
  await releases.host({ rootKey: operator.publicKey, stored }).host.refresh();
  await releases.store.remove('search');
  await releases.spoil('kept/search/one/server/remote.cjs', EVIL);
  const again = releases.host({ rootKey: operator.publicKey, stored });
  await again.host.refresh();
  expect(again.host.lock()).toEqual({});
});

test('a shell that begins while the newest release is broken shows the one that was good before', async () => {
  const stored = join(releases.folder, 'kept');
  await releases.host({ rootKey: operator.publicKey, stored }).host.refresh();
  await releases.published({ id: 'two', source: 'throw new Error("broken")' }, key);
  const again = releases.host({ rootKey: operator.publicKey, stored });
  await again.host.refresh();
  expect(again.host.lock()).toEqual({ search: 'one' });
});

async function turnOneBit(path: string): Promise<void> {
  const file = join(releases.folder, path);
  const content = await readFile(file);
  const at = Math.floor(content.length / 2);
  content[at] = content[at]! ^ 1;
  await writeFile(file, content);
}
