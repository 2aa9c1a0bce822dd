import type { KeyObject } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteName } from '@shop/contracts';
import type { Registry } from '../../registry/registry.ts';
import { withRelease, withStable } from '../../registry/registry-changes.ts';
import type { Release } from '../../release.ts';
import { integrityOf } from '../integrity.ts';
import { isSignedBy, publicKeyOf, signatureOf } from '../signing/keys.ts';
import { signedEntry } from '../signing/signed-registry.ts';
import { openStore } from '../store/open-store.ts';
import { AlreadyThere, type ReleaseStore } from '../store/release-store.ts';
import { changeRegistry } from './change-document.ts';

/** Beside `release.json`: the squad's signature over it. */
export const SIGNATURE = 'release.json.sig';

export interface Published {
  readonly name: RemoteName;
  readonly id: string;
  /** SHA-256 of `release.json`. */
  readonly integrity: string;
}

/**
 * Copies a built release into a store and points the registry at it. Nothing published is ever overwritten; the pointer
 * moves atomically. Returns false when it was current already.
 */
export async function publish(built: string, address: string, key?: KeyObject): Promise<boolean> {
  const store = await openStore(address);
  const published = await upload(built, store, key);
  let moved = false;
  await changeRegistry(store, (registry) => {
    const entry = registry.remotes[published.name];
    moved = entry?.stable !== published.id;
    if (!moved && (entry?.signature !== undefined || !key)) return registry;
    return signed(withStable(withRelease(registry, published.name, published), published.name, published.id), published.name, key);
  });
  return moved;
}

/** Writes every file of a built release, `release.json` last; what is there already is left as it is, signed by this key where it was not. */
export async function upload(built: string, store: ReleaseStore, key?: KeyObject): Promise<Published> {
  const described = await readFile(join(built, 'release.json'));
  const release = JSON.parse(described.toString('utf8')) as Release;
  const published = { name: release.name, id: release.release, integrity: integrityOf(described) };
  const folder = `${release.name}/${release.release}`;
  const there = await store.read(`${folder}/release.json`).catch(() => undefined);
  if (there && integrityOf(there) !== published.integrity)
    throw new Error(`${folder} is published already with another content: a release never changes.`);
  const files = there ? [] : (await filesBelow(built)).filter((file) => file !== 'release.json');
  const create = async (file: string, content: Buffer) => {
    await store.create(`${folder}/${file}`, content).catch((error: unknown) => {
      if (!(error instanceof AlreadyThere)) throw error;
    });
  };
  for (const file of files) await create(file, await readFile(join(built, file)));
  if (key) await create(SIGNATURE, Buffer.from(signatureOf(described, key)));
  await create('release.json', described);
  if (key) await signReleases(store, published.name, [published.id], key);
  return published;
}

/**
 * Signs published releases by the key that a squad has now, so that shells that begin believe them once the one before is revoked. A
 * release never changes; who vouches for it may.
 */
export async function signReleases(store: ReleaseStore, name: RemoteName, ids: readonly string[], key: KeyObject): Promise<void> {
  for (const id of ids) {
    const described = await store.read(`${name}/${id}/release.json`).catch(() => undefined);
    if (described) await signDocument(store, { path: `${name}/${id}/${SIGNATURE}`, described }, key);
  }
}

async function signDocument(
  store: ReleaseStore,
  { path, described }: { readonly path: string; readonly described: Buffer },
  key: KeyObject,
): Promise<void> {
  for (;;) {
    const known = await store.readTagged(path);
    if (isSignedBy(described, known?.content.toString('utf8'), [publicKeyOf(key)])) return;
    if (await store.replace(path, Buffer.from(signatureOf(described, key)), known?.tag)) return;
  }
}

/** The registry with one entry signed, where there is a key. */
export function signed(registry: Registry, name: RemoteName, key: KeyObject | undefined): Registry {
  const entry = registry.remotes[name];
  if (!entry || !key) return registry;
  return { ...registry, remotes: { ...registry.remotes, [name]: signedEntry(name, entry, key) } };
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
