import { withRelease, withStable } from '@shop/federation';
import { changeRegistry, directoryStore, newKeyPair, readPrivateKey, readRegistry, signed, Trust } from '@shop/federation/server';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requestedRelease } from '../requested-release.ts';
import { manageKeys } from './manage-keys.ts';
import { movePointer } from './move-pointer.ts';
import { publishRelease } from './publish-release.ts';
import { testerLink } from './tester-link.ts';

let folder = '';
const said: string[] = [];
const say = (line: string) => said.push(line);
const keyFile = (who: string) => join(folder, `${who}.pem`);
const publicKeys: Record<string, string> = {};

/** One call as it is typed: `npm run release -- …`. */
const requested = (line: string, env: NodeJS.ProcessEnv = {}) => requestedRelease(line.split(' '), { RELEASES: folder, ...env });

/** A store with two releases of search, whose squad and that of product the operator has allowed. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'squads-'));
  for (const who of ['operator', 'search', 'product']) {
    const { privatePem, publicKey } = newKeyPair();
    writeFileSync(keyFile(who), privatePem);
    publicKeys[who] = publicKey;
  }
  for (const who of ['search', 'product'])
    await manageKeys(requested(`keys allow ${who} ${publicKeys[who]} --operator ${keyFile('operator')}`), say);
  const key = readPrivateKey(newKeyPair().privatePem);
  await changeRegistry(directoryStore(folder), (known) => {
    const both = withRelease(withRelease(known, 'search', { id: 'one', integrity: 'x' }), 'search', { id: 'two', integrity: 'y' });
    return signed(withStable(both, 'search', 'two'), 'search', key);
  });
});
afterAll(() => rmSync(folder, { recursive: true }));
const stable = async () => (await readRegistry(directoryStore(folder))).remotes.search?.stable;

describe('who may not release', () => {
  const foreign = () => `--key ${keyFile('product')}`;

  test.each([
    ['publish', () => publishRelease('search', requested(`search --checked ${foreign()}`), say)],
    ['roll back', () => movePointer(requested(`rollback search ${foreign()}`), say)],
    ['begin a canary', () => movePointer(requested(`canary search 10 one ${foreign()}`), say)],
    ['make a tester’s link', () => testerLink(requested(`link search one ${foreign()}`), say)],
  ])('cannot %s with another squad’s key, and is told whose it is and who allows it', async (_, attempt) => {
    await expect(attempt()).rejects.toThrow(
      `This key may not release search; it may release product. The operator allows it with: npm run release -- keys allow search ${publicKeys.product}`,
    );
    expect(await stable()).toBe('two');
  });

  test('cannot do it without a key', async () => {
    await expect(async () => movePointer(requested('rollback search'), say)).rejects.toThrow('Name your squad’s key with --key FILE');
  });

  test('cannot do it with a file that is no key', async () => {
    writeFileSync(keyFile('broken'), 'no key');
    await expect(async () => movePointer(requested(`rollback search --key ${keyFile('broken')}`), say)).rejects.toThrow(
      'The key is not a private key in PEM.',
    );
  });

  test('cannot allow themselves with a key that is not the operator’s', async () => {
    await expect(manageKeys(requested(`keys allow search ${publicKeys.product} --operator ${keyFile('product')}`), say)).rejects.toThrow(
      'This is not the operator’s key: another one has signed the keys that are there.',
    );
  });
});

test('a remote that does not exist is named', async () => {
  await expect(publishRelease('spa', requested(`spa --key ${keyFile('search')}`), say)).rejects.toThrow('There is no remote "spa"');
});

test('the squad itself rolls back with its own key', async () => {
  await movePointer(requested(`rollback search --key ${keyFile('search')}`), say);
  expect([await stable(), said.at(-1)]).toEqual(['one', 'search: stable one']);
});

test('a squad whose key is replaced keeps what everybody has: the old one goes once the new one has signed', async () => {
  const next = newKeyPair();
  writeFileSync(keyFile('next'), next.privatePem);
  const operator = `--operator ${keyFile('operator')}`;
  await manageKeys(requested(`keys allow search ${next.publicKey} ${operator}`), say);
  const revoke = (flag = '') => manageKeys(requested(`keys revoke search ${publicKeys.search} ${operator} ${flag}`.trim()), say);
  await expect(revoke()).rejects.toThrow('is signed by this key alone');
  await movePointer(requested(`canary search 10 two --key ${keyFile('next')}`), say);
  await movePointer(requested(`rollback search --key ${keyFile('next')}`), say);
  await revoke();
  await manageKeys(requested(`keys allow search ${publicKeys.search} ${operator}`), say);
  await manageKeys(requested(`keys revoke search ${next.publicKey} ${operator} --now`), say);
});

test.each([['--preview'], ['--canary 10']])('the first release of a remote goes to everybody, and not out by %s', async (option) => {
  await manageKeys(requested(`keys allow gifting ${publicKeys.search} --operator ${keyFile('operator')}`), say);
  await expect(publishRelease('gifting', requested(`gifting --checked ${option} --key ${keyFile('search')}`), say)).rejects.toThrow(
    'gifting has no release yet: the first one goes to everybody.',
  );
});

test('the operator’s key is replaced by one that signs the squads’ keys again', async () => {
  const next = newKeyPair();
  writeFileSync(keyFile('next-operator'), next.privatePem);
  const renew = (operator: string) => manageKeys(requested(`keys renew ${keyFile('next-operator')} --operator ${keyFile(operator)}`), say);
  await expect(renew('product')).rejects.toThrow('This is not the operator’s key');
  const { keys: before } = await readRegistry(directoryStore(folder));
  await renew('operator');
  const { keys } = await readRegistry(directoryStore(folder));
  expect(keys).toMatchObject({ squads: before?.squads, revision: (before?.revision ?? 0) + 1 });
  expect([new Trust(next.publicKey).learn(keys), new Trust(publicKeys.operator).learn(keys)]).toEqual([true, false]);
  renameSync(keyFile('next-operator'), keyFile('operator'));
});

test('a key that was revoked releases no more', async () => {
  await manageKeys(requested(`keys revoke search ${publicKeys.search} --operator ${keyFile('operator')}`), say);
  await expect(movePointer(requested(`canary search 10 two --key ${keyFile('search')}`), say)).rejects.toThrow(
    'This key may not release search',
  );
});
