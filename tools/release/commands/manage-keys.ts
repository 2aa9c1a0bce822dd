import type { RemoteName } from '@shop/contracts';
import type { Registry } from '@shop/federation';
import { changeRegistry, newKeyPair, publicKeyOf, signedKeys, Trust } from '@shop/federation/server';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { operatorKey, storeOf, type RequestedRelease } from '../requested-release.ts';
import { refuseRelease } from '../release-refusal.ts';

/** `keys new FILE`, `keys allow NAME PUBLIC`, `keys revoke NAME PUBLIC [--now]`. */
export async function manageKeys(requested: RequestedRelease, say: (line: string) => void): Promise<void> {
  const [, verb, name = '', given = ''] = requested.words;
  if (verb === 'new') return newKey(name, say);
  const store = await storeOf(requested);
  if (verb !== 'allow' && verb !== 'revoke')
    return refuseRelease('npm run release -- keys new FILE | allow NAME PUBLIC_KEY | revoke NAME PUBLIC_KEY [--now]');
  const publicKey = existsSync(given) ? readFileSync(given, 'utf8').trim() : given;
  if (!name || !/^MC[\w+/=]{50,80}$/.test(publicKey))
    return refuseRelease(`"${publicKey}" is no public key: it is the line that "keys new" shows.`);
  const operator = operatorKey(requested);
  await changeRegistry(store, (registry) => {
    if (registry.keys && !new Trust(publicKeyOf(operator)).learn(registry.keys))
      return refuseRelease('This is not the operator’s key: another one has signed the keys that are there. No shell would believe it.');
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
