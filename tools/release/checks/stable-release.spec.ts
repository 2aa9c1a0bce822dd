import { directoryStore, integrityOf, openStore, type ReleaseStore } from '@shop/federation/server';
import { openBucket, type Bucket } from '@shop/federation/s3-bucket';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BuiltReleases, PUBLIC_INTERFACE } from './built-release.test-utils.ts';
import { checkRelease } from './check-release.ts';
import { copyRelease, stableInterface } from './stable-release.ts';

const FILES = ['browser/door.js', 'browser/door.js.map', 'public-interface.json', 'release.json', 'release.json.sig', 'server/remote.cjs'];
const ONE = { name: 'search', id: 'one', integrity: integrityOf(Buffer.from('release.json')) } as const;
let folder = '';
let bucket: Bucket;
beforeAll(async () => {
  bucket = await openBucket();
});
afterAll(() => bucket.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stable-'));
  bucket.empty();
});
afterEach(() => rmSync(folder, { recursive: true }));

describe.each(['directory', 'bucket'] as const)('the stable release in a %s', (kind) => {
  const registry = { format: 1, remotes: { search: { stable: 'one', releases: { one: 'x' } } } } as const;
  let store: ReleaseStore;
  beforeEach(async () => {
    store = await openStore(kind === 'bucket' ? 's3://shop/releases' : join(folder, 'releases'));
    for (const file of FILES)
      await store.create(`search/one/${file}`, Buffer.from(file === 'public-interface.json' ? JSON.stringify(PUBLIC_INTERFACE) : file));
  });

  test('is copied to where both releases are rendered, without its source maps', async () => {
    const to = directoryStore(join(folder, 'measured'));

    expect(await copyRelease(ONE, { from: store, to })).toEqual(ONE);
    expect(await to.list('search')).toEqual(FILES.filter((file) => !file.endsWith('.map')).map((file) => `search/one/${file}`));
    expect((await to.read('search/one/server/remote.cjs')).toString()).toBe('server/remote.cjs');
  });

  test('is run nowhere when it was changed in the store', async () => {
    const changed = { ...ONE, integrity: 'another' };

    await expect(copyRelease(changed, { from: store, to: directoryStore(join(folder, 'measured')) })).rejects.toThrow(
      'search/one/release.json is not the one that the registry names',
    );
  });

  test('is compared by its public interface', async () => {
    expect(await stableInterface('search', registry, store)).toEqual(PUBLIC_INTERFACE);
  });

  test('is nothing to compare with where its files are gone', async () => {
    await store.remove('search/one');

    expect(await stableInterface('search', registry, store)).toBeUndefined();
    expect(await copyRelease(ONE, { from: store, to: directoryStore(join(folder, 'measured')) })).toBeUndefined();
  });
});

test('a release is refused, and not published uncompared, while the store does not give the stable one', async () => {
  const releases = new BuiltReleases();
  const fails = () => Promise.reject(new Error('connect ECONNREFUSED'));
  const away: ReleaseStore = { ...releases.store, read: fails, readTagged: fails };

  await expect(checkRelease(releases.built(), releases.registry(), away)).rejects.toThrow(
    /^search\/one\/public-interface\.json cannot be read from the store \(connect ECONNREFUSED\)/,
  );
  releases.close();
});
