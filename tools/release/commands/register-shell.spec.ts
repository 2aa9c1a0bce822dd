import { directoryStore, publish, readRegistry } from '@shop/federation/server';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requestedRelease } from '../requested-release.ts';
import { BuiltReleases, LIVE } from '../checks/built-release.test-utils.ts';
import { registerShell } from './register-shell.ts';

const said: string[] = [];
const releases = new BuiltReleases();
const store = mkdtempSync(join(tmpdir(), 'shells-'));
const declared = (shell = LIVE, words = 'shell shop-fr') =>
  registerShell(requestedRelease(words.split(' '), { RELEASES: store }), (line) => said.push(line), shell);
const live = async () => Object.keys((await readRegistry(directoryStore(store))).shells ?? {});

beforeAll(() => publish(releases.built(), store));
afterAll(() => {
  releases.close();
  rmSync(store, { recursive: true });
});

test('a shell that shares what the live releases ask for is live from then on', async () => {
  await declared();
  expect([await live(), said.at(-1)]).toEqual([['shop-fr'], 'The shell shop-fr is live with contract 2.0.0.']);
});

test('one that shares an older package is refused, with the releases that it would break', async () => {
  await expect(declared({ ...LIVE, shared: { react: '18.3.1' } }, 'shell partner')).rejects.toThrow(
    'The shell partner is not live. search@two breaks on it: shared code: this release asks for react ^19.3.1, the live shell "partner" has 18.3.1.',
  );
  expect(await live()).toEqual(['shop-fr']);
});

test('one that is gone bounds nobody any more', async () => {
  await declared(LIVE, 'shell shop-fr gone');
  expect(await live()).toEqual([]);
});
