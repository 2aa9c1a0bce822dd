import type { RemoteName } from '@shop/contracts';
import type { Registry } from '@shop/federation';
import { changeRegistry, newKeyPair, publicKeyOf, readPrivateKey, signedKeys, Trust, type ReleaseStore } from '@shop/federation/server';
import type { KeyObject } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { operatorKey, storeOf, type RequestedRelease } from '../requested-release.ts';
import { refuseRelease } from '../release-refusal.ts';

/** `keys new FILE`, `keys allow NAME PUBLIC`, `keys revoke NAME PUBLIC [--now]`, `keys renew FILE`. */
export async function manageKeys(requested: RequestedRelease, say: (line: string) => void): Promise<void> {
  const [, verb, name = '', given = ''] = requested.words;
  if (verb === 'new') return newKey(name, say);
  const store = await storeOf(requested);
  if (verb === 'renew') return renewOperator(name, { store, operator: operatorKey(requested) }, say);
  if (verb !== 'allow' && verb !== 'revoke')
    return refuseRelease('npm run release -- keys new FILE | allow NAME PUBLIC_KEY | revoke NAME PUBLIC_KEY [--now] | renew FILE');
  const publicKey = existsSync(given) ? readFileSync(given, 'utf8').trim() : given;
  if (!name || !/^MC[\w+/=]{50,80}$/.test(publicKey))
    return refuseRelease(`"${publicKey}" is no public key: it is the line that "keys new" shows.`);
  const operator = operatorKey(requested);
  await changeRegistry(store, (registry) => {
    areSignedBy(operator, registry.keys);
    const known = registry.keys?.squads[name] ?? [];
    const keys = verb === 'allow' ? [...new Set([...known, publicKey])] : known.filter((key) => key !== publicKey);
    const squads = { ...registry.keys?.squads, [name]: keys };
    const next = { ...registry, keys: signedKeys({ revision: (registry.keys?.revision ?? 0) + 1, squads }, operator) };
    if (verb === 'revoke' && keys.length > 0 && !requested.options.now) keepsRelease(next, name as RemoteName, publicKeyOf(operator));
    return next;
  });
  say(
    `${publicKey} ${verb === 'allow' ? 'may' : 'may no longer'} release ${name}. Shells believe this when RELEASE_ROOT_KEY is ${publicKeyOf(operator)}`,
  );
}

/** Signs the squads' keys that are there with the operator's next key. */
async function renewOperator(
  file: string,
  { store, operator }: { readonly store: ReleaseStore; readonly operator: KeyObject },
  say: (line: string) => void,
): Promise<void> {
  if (!file || !existsSync(file)) return refuseRelease(`There is no key file ${file}: "keys new" makes the operator's next key.`);
  const next = readPrivateKey(readFileSync(file, 'utf8'));
  await changeRegistry(store, (registry) => {
    if (!registry.keys) return refuseRelease('No squad has a key yet: there is nothing to sign again.');
    areSignedBy(operator, registry.keys);
    return { ...registry, keys: signedKeys({ ...registry.keys, revision: registry.keys.revision + 1 }, next) };
  });
  say(
    `The keys of squads are signed by ${publicKeyOf(next)}. Shells whose RELEASE_ROOT_KEY names it believe them; restart those that still name ${publicKeyOf(operator)} beside it.`,
  );
}

function areSignedBy(operator: KeyObject, keys: Registry['keys']): void {
  if (keys && !new Trust(publicKeyOf(operator)).learn(keys))
    refuseRelease('This is not the operator’s key: another one has signed the keys that are there. No shell would believe it.');
}

/** A shell that begins would not show a remote whose entry was signed by the key that goes. */
function keepsRelease(registry: Registry, name: RemoteName, root: string): void {
  const entry = registry.remotes[name];
  const trust = new Trust(root);
  trust.learn(registry.keys);
  if (entry && !trust.believesEntry(name, entry))
    refuseRelease(
      `What everybody has of ${name} is signed by this key alone, and shells that begin would not show it. Release it once with the squad's other key first; after a leak say --now.`,
    );
}

function newKey(file: string, say: (line: string) => void): void {
  if (!file) refuseRelease('npm run release -- keys new FILE: name the file for the private key.');
  if (existsSync(file)) refuseRelease(`${file} exists: a key is never overwritten.`);
  const { privatePem, publicKey } = newKeyPair();
  writeFileSync(file, privatePem, { mode: 0o600 });
  writeFileSync(`${file}.pub`, `${publicKey}\n`);
  say(`The private key is in ${file}; keep it secret. The public key, also in ${file}.pub:\n${publicKey}`);
}
