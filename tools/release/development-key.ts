import type { Registry } from '@shop/federation';
import { newKeyPair, publicKeyOf, readPrivateKey, signedEntry, signedKeys } from '@shop/federation/server';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { KeyObject } from 'node:crypto';
import { dirname } from 'node:path';

export interface DevelopmentKey {
  readonly key: KeyObject;
  readonly publicKey: string;
}

/** The key of one machine: made when it is first needed, it stands for the operator and for every squad. */
export function developmentKey(file: string): DevelopmentKey {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, newKeyPair().privatePem, { mode: 0o600 });
  }
  const key = readPrivateKey(readFileSync(file, 'utf8'));
  return { key, publicKey: publicKeyOf(key) };
}

interface Allowed extends DevelopmentKey {
  readonly names: readonly string[];
}

/** Lets one key release everything, and signs with it what another has signed before. */
export function allowAll(registry: Registry, { key, publicKey, names }: Allowed): Registry {
  const { keys } = registry;
  const isAllowed = keys && names.every((name) => keys.squads[name]?.join() === publicKey);
  if (isAllowed) return registry;
  const squads = { ...keys?.squads, ...Object.fromEntries(names.map((name) => [name, [publicKey]])) };
  const remotes = Object.fromEntries(Object.entries(registry.remotes).map(([name, entry]) => [name, signedEntry(name, entry, key)]));
  return { ...registry, remotes, keys: signedKeys({ revision: (keys?.revision ?? 0) + 1, squads }, key) };
}
