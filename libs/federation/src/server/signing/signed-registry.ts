import type { RemoteName } from '@shop/contracts';
import type { KeyObject } from 'node:crypto';
import type { Registry, RegistryEntry, SquadKeys } from '../../registry/registry.ts';
import { canonicalJson } from './canonical-json.ts';
import { isSignedBy, signatureOf } from './keys.ts';

/** Signs a remote's entry with its squad's key; the name is part of it, so that no entry passes for another's. */
export function signedEntry(name: string, { signature: _old, ...entry }: RegistryEntry, key: KeyObject): RegistryEntry {
  return { ...entry, signature: signatureOf(canonicalJson({ name, ...entry }), key) };
}

/** Signs who may publish what with the operator's key. */
export function signedKeys(keys: SquadKeys, operator: KeyObject): NonNullable<Registry['keys']> {
  const { revision, squads } = keys;
  return { revision, squads, signature: signatureOf(canonicalJson({ revision, squads }), operator) };
}

/** What a shell believes: everything without a root key; with one, only what a squad has signed that the operator has named. */
export class Trust {
  readonly #roots: readonly string[] | undefined;
  #squads: SquadKeys['squads'] = {};
  #revision = -1;

  /** `root` is the operator's public key; while it is replaced both are named, apart by a comma or a new line. */
  constructor(root?: string) {
    this.#roots = root?.split(/[\s,]+/).filter(Boolean);
  }

  get isStrict(): boolean {
    return this.#roots !== undefined;
  }

  /** Takes the squads' keys over when the operator has signed them and they are no older than those known. Says whether. */
  learn(keys: Registry['keys']): boolean {
    if (!this.#roots) return true;
    if (!keys) return false;
    const { revision, squads, signature } = keys;
    if (!isSignedBy(canonicalJson({ revision, squads }), signature, this.#roots) || revision < this.#revision) return false;
    this.#squads = squads;
    this.#revision = revision;
    return true;
  }

  believesEntry(name: RemoteName, { signature, ...entry }: RegistryEntry): boolean {
    return this.believes(name, canonicalJson({ name, ...entry }), signature);
  }

  /** Whether the squad of a remote has signed something; always without a root key. */
  believes(name: string, content: Buffer | string, signature: string | undefined): boolean {
    return !this.#roots || isSignedBy(content, signature, this.#squads[name] ?? []);
  }
}
