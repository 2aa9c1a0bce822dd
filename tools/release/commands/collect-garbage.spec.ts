import { withCanary, withLink, withRelease, withStable, type Registry } from '@shop/federation';
import { changeRegistry, directoryStore, newKeyPair, readPrivateKey, readRegistry, signed } from '@shop/federation/server';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requestedRelease } from '../requested-release.ts';
import { collectGarbage, garbageOf } from './collect-garbage.ts';
import { manageKeys } from './manage-keys.ts';
import { testerLink } from './tester-link.ts';

const RELEASES = ['one', 'two', 'three'] as const;
let folder = '';
const said: string[] = [];
const say = (line: string) => said.push(line);
const requested = (line: string) => requestedRelease(line.split(' '), { RELEASES: folder });
const withKey = (line: string) => requested(`${line} --key ${join(folder, 'search.pem')}`);
const isThere = (id: string) => existsSync(join(folder, 'search', id, 'release.json'));

/** A store with three releases of search, of which everybody gets the third and nobody ever got the others. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'garbage-'));
  const squad = newKeyPair();
  writeFileSync(join(folder, 'search.pem'), squad.privatePem);
  writeFileSync(join(folder, 'operator.pem'), newKeyPair().privatePem);
  await manageKeys(requested(`keys allow search ${squad.publicKey} --operator ${join(folder, 'operator.pem')}`), say);
  for (const id of RELEASES) {
    mkdirSync(join(folder, 'search', id), { recursive: true });
    writeFileSync(join(folder, 'search', id, 'release.json'), '{}');
  }
  const key = readPrivateKey(squad.privatePem);
  await changeRegistry(directoryStore(folder), (known) =>
    signed(
      RELEASES.reduceRight((some, id) => withRelease(some, 'search', { id, integrity: 'x' }), known),
      'search',
      key,
    ),
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what nobody is given any more goes, from the registry and from the store', async () => {
  await collectGarbage(withKey('gc search'), say);
  expect(said.at(-1)).toBe('search: 2 releases removed');
  expect(RELEASES.map(isThere)).toEqual([false, false, true]);
  expect(Object.keys((await readRegistry(directoryStore(folder))).remotes.search?.releases ?? {})).toEqual(['three']);
});

test('a release that a tester’s link names stays, and it is said until when', async () => {
  await testerLink(withKey('link search one --hours 1'), say);
  await collectGarbage(withKey('gc search'), say);
  expect(said.slice(-2)).toEqual([
    'search: 1 release removed',
    expect.stringMatching(/^search: one stays until 20.*Z, a tester’s link names it$/),
  ]);
  expect(RELEASES.map(isThere)).toEqual([true, false, true]);
});

test('without a name, a squad collects what is its own and leaves the remotes of other squads as they are', async () => {
  const store = directoryStore(folder);
  await changeRegistry(store, (known) => RELEASES.reduceRight((some, id) => withRelease(some, 'account', { id, integrity: 'x' }), known));
  said.length = 0;
  await collectGarbage(withKey('gc'), say);
  expect(said).toEqual(['Left to their squads: account', 'search: 2 releases removed']);
  expect(Object.keys((await readRegistry(store)).remotes.account?.releases ?? {})).toEqual(['three', 'two', 'one']);
});

test('another squad’s remote that is named is refused', async () => {
  await expect(collectGarbage(withKey('gc account'), say)).rejects.toThrow('This key may not release account; it may release search.');
});

describe('the garbage of an entry', () => {
  const known = RELEASES.reduce<Registry>((some, id) => withRelease(some, 'search', { id, integrity: 'x' }), { format: 1, remotes: {} });
  const stable = withStable(known, 'search', 'three');
  const goneAt = (registry: Registry, now: number) => garbageOf(registry.remotes.search!, now).gone;

  test('a link keeps its release to its last moment and no longer', () => {
    const linked = withLink(stable, 'search', { release: 'two', until: 1_000 });
    expect([goneAt(linked, 999), goneAt(linked, 1_000)]).toEqual([[], ['two']]);
  });

  test('of two links the later one counts', () => {
    const linked = withLink(withLink(stable, 'search', { release: 'two', until: 2_000 }), 'search', { release: 'two', until: 1_000 });
    expect(goneAt(linked, 1_500)).toEqual([]);
  });

  test('the canary and the stable release before stay without any link', () => {
    expect(goneAt(withCanary(stable, 'search', { release: 'two', percent: 5 }), 0)).toEqual([]);
  });
});
