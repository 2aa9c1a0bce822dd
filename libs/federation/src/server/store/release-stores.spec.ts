import { rm } from 'node:fs/promises';
import { RegistryRefusal, withCanary, withRelease, withStable } from '../../registry/registry-changes.ts';
import { changeRegistry, readRegistry } from '../publishing/change-document.ts';
import { publish, upload } from '../publishing/publish.ts';
import { Releases } from '../testing/releases.test-utils.ts';
import { openBucket, type Bucket } from '../testing/s3-bucket.test-utils.ts';
import { openStore } from './open-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { s3Store } from './s3-store.ts';

let releases: Releases;
let bucket: Bucket;
beforeAll(async () => {
  bucket = await openBucket();
});
afterAll(() => bucket.close());
beforeEach(async () => {
  releases = await Releases.open();
  bucket.empty();
});
afterEach(() => releases.close());

describe.each(['directory', 's3'])('a store: %s', (kind) => {
  const address = () => (kind === 's3' ? 's3://shop/releases' : releases.folder);
  let store: ReleaseStore;
  beforeEach(async () => {
    store = await openStore(address());
  });

  test('a release that is published is found by the registry, and publishing it again changes nothing', async () => {
    const built = await releases.built({ id: 'one' });
    expect(await publish(built, address())).toBe(true);
    expect(await publish(built, address())).toBe(false);
    expect((await readRegistry(store)).remotes.search).toMatchObject({ stable: 'one', revision: 2 });
    expect((await store.read('search/one/browser/remoteEntry.js')).toString()).toContain('browser');
  });

  test.each(['{"format":1,"remo', 'null', '{"format":2,"remotes":{}}'])(
    'a broken registry (%s) is named, with what to do',
    async (content) => {
      await store.replace('registry.json', Buffer.from(content), undefined);
      const refusal = readRegistry(store);
      await expect(refusal).rejects.toThrow(RegistryRefusal);
      await expect(refusal).rejects.toThrow('is no registry of format 1');
    },
  );

  test('a file that is published is never overwritten', async () => {
    await store.create('search/one/a.js', Buffer.from('first'));
    await expect(store.create('search/one/a.js', Buffer.from('second'))).rejects.toThrow('published already');
    expect((await store.read('search/one/a.js')).toString()).toBe('first');
  });

  test('an older release stays online, and a release is not published with another content', async () => {
    await publish(await releases.built({ id: 'one' }), address());
    await publish(await releases.built({ id: 'two' }), address());
    const { search } = (await readRegistry(store)).remotes;
    expect([search?.stable, search?.previous, Object.keys(search?.releases ?? {})]).toEqual(['two', ['one'], ['one', 'two']]);
    await rm(await releases.built({ id: 'one' }), { recursive: true });
    const other = await releases.built({ id: 'one', source: 'other' });
    await expect(upload(other, store)).rejects.toThrow('a release never changes');
  });

  test('twenty squads that publish at once all find their change in the registry', async () => {
    const names = Array.from({ length: 20 }, (_, at) => `squad${at}`);
    await Promise.all(
      names.map(async (name) =>
        changeRegistry(await openStore(address()), (known) => withRelease(known, name as 'search', { id: 'one', integrity: 'x' })),
      ),
    );
    expect(Object.keys((await readRegistry(store)).remotes).sort()).toEqual(names.sort());
  });

  test('two changes of one remote at once both hold', async () => {
    await publish(await releases.built({ id: 'one' }), address());
    await changeRegistry(store, (known) => withRelease(known, 'search', { id: 'two', integrity: 'x' }));
    await Promise.all([
      changeRegistry(store, (known) => withRelease(known, 'search', { id: 'three', integrity: 'y' })),
      changeRegistry(store, (known) => withCanary(known, 'search', { release: 'two', percent: 10 })),
    ]);
    const { search } = (await readRegistry(store)).remotes;
    expect([search?.canary?.release, Object.keys(search?.releases ?? {}).sort()]).toEqual(['two', ['one', 'three', 'two']]);
    expect((await changeRegistry(store, (known) => withStable(known, 'search', 'two'))).remotes.search?.canary).toBeUndefined();
  });

  test('a path that leads out of the store is not read', async () => {
    await expect(store.read('../secret')).rejects.toThrow();
  });

  test('a release can be removed with all its files', async () => {
    await publish(await releases.built({ id: 'one' }), address());
    expect(await store.list('search/one')).toContain('search/one/server/remote.cjs');
    await store.remove('search/one');
    expect(await store.list('search/one')).toEqual([]);
  });
});

test('a place that is only read is no place to publish to', async () => {
  await expect(openStore('https://cdn.example/releases')).rejects.toThrow('can only be read');
});

test('a bucket takes nothing from a client with another secret, and keeps what it has', async () => {
  const store = await openStore('s3://shop/releases');
  await publish(await releases.built({ id: 'one' }), 's3://shop/releases');
  const { AWS_SECRET_ACCESS_KEY: secret } = process.env;
  process.env.AWS_SECRET_ACCESS_KEY = 'guessed';
  try {
    const stranger = await openStore('s3://shop/releases');
    await expect(stranger.create('search/two/a.js', Buffer.from('evil'))).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
    const change = changeRegistry(stranger, (known) => withStable(known, 'search', 'two'));
    await expect(change).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
  } finally {
    process.env.AWS_SECRET_ACCESS_KEY = secret;
  }
  expect((await readRegistry(store)).remotes.search?.stable).toBe('one');
});

test('a bucket that takes a request and never answers it is given up within the deadline, and read again once it answers', async () => {
  const store = await s3Store('s3://shop/releases', { readMs: 100 });
  await store.create('search/one/a.js', Buffer.from('first'));
  bucket.hang();
  await expect(store.read('search/one/a.js')).rejects.toThrow();
  bucket.comeBack();
  expect((await store.read('search/one/a.js')).toString()).toBe('first');
});
