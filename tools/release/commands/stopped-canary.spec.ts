import { withCanary, withRelease } from '@shop/federation';
import {
  changeDocument,
  changeRegistry,
  directoryStore,
  newKeyPair,
  readPrivateKey,
  readRegistry,
  signed,
  STOPS,
  type ReleaseStore,
} from '@shop/federation/server';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requestedRelease } from '../requested-release.ts';
import { movePointer } from './move-pointer.ts';
import { readStops } from './stops.ts';
import { showStatus } from './show-status.ts';

const STOP = { reason: '12 errors on 60 pages', at: '2031-05-04T10:00:00.000Z' };
const REFUSED = 'search@two was stopped at 2031-05-04T10:00:00.000Z: 12 errors on 60 pages.';
let folder = '';
const said: string[] = [];
const say = (line: string) => said.push(line);
const store = () => directoryStore(folder);
const requested = (line: string) => requestedRelease(`${line} --key ${join(folder, 'search.pem')}`.split(' '), { RELEASES: folder });
const entry = async () => (await readRegistry(store())).remotes.search;

/** Everybody has release one of search; a shell has stopped release two, the canary of a tenth, and a canary of product. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stopped-'));
  said.length = 0;
  const { privatePem } = newKeyPair();
  writeFileSync(join(folder, 'search.pem'), privatePem);
  await changeRegistry(store(), (known) => {
    const both = ['one', 'two', 'three', 'four'].reduce((some, id) => withRelease(some, 'search', { id, integrity: 'x' }), known);
    return signed(withCanary(both, 'search', { release: 'two', percent: 10 }), 'search', readPrivateKey(privatePem));
  });
  await changeDocument(store(), STOPS, () => JSON.stringify({ 'search@two': STOP, 'product@nine': STOP }));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a canary that a shell has stopped', () => {
  test.each(['canary search 30', 'canary search 30 two', 'promote search'])('is given to nobody again by "%s" alone', async (line) => {
    await expect(movePointer(requested(line), say)).rejects.toThrow(REFUSED);
    expect(await entry()).toMatchObject({ stable: 'one', canary: { release: 'two', percent: 10 } });
  });

  test('is shared again with --again: its stop ends, and that of no other', async () => {
    await movePointer(requested('canary search 30 --again'), say);

    expect(await readStops(store())).toEqual({ 'product@nine': STOP });
    expect((await entry())?.canary).toEqual({ release: 'two', percent: 30 });
    expect(said).toEqual([
      'search@two: its stop of 2031-05-04T10:00:00.000Z has ended (12 errors on 60 pages)',
      'search: stable one, canary two for 30 %',
    ]);
  });

  test.each(['canary search 0', 'rollback search'])('is taken back by "%s" as any other', async (line) => {
    await movePointer(requested(line), say);

    expect((await entry())?.canary?.percent ?? 0).toBe(0);
    expect(Object.keys(await readStops(store()))).toContain('search@two');
  });

  test('does not stand in the way of the release that corrects it', async () => {
    await movePointer(requested('canary search 10 three'), say);

    expect((await entry())?.canary).toEqual({ release: 'three', percent: 10 });
  });

  test('is reported by the status', async () => {
    await showStatus(requested('status'), say);

    expect(said.join('\n')).toContain('canary two for 10 %, stopped 2031-05-04T10:00:00.000Z: 12 errors on 60 pages');
  });

  test.each(['canary search 30', 'promote search'])(
    'is not shared by "%s" when a shell stops it while its release is signed',
    async (line) => {
      await movePointer(requested('canary search 10 three'), say);
      const stopping = meanwhile(() => changeDocument(store(), STOPS, () => JSON.stringify({ 'search@three': STOP })));

      await expect(movePointer(requested(line), say, stopping)).rejects.toThrow('search@three was stopped');
      expect(await entry()).toMatchObject({ stable: 'one', canary: { release: 'three', percent: 10 } });
    },
  );

  test('of somebody else, begun while a release is signed, is not promoted in its place', async () => {
    await movePointer(requested('canary search 10 three'), say);
    const changing = meanwhile(() => movePointer(requested('canary search 10 four'), () => undefined));

    await expect(movePointer(requested('promote search'), say, changing)).rejects.toThrow('search was changed by somebody else meanwhile');
    expect(await entry()).toMatchObject({ stable: 'one', canary: { release: 'four', percent: 10 } });
  });
});

/** The store; once, as releases are read to be signed, something happens in it. */
function meanwhile(happens: () => Promise<unknown>): ReleaseStore {
  let isOver = false;
  return {
    ...store(),
    read: async (path) => {
      if (!isOver && path.endsWith('release.json')) {
        isOver = true;
        await happens();
      }
      return store().read(path);
    },
  };
}
