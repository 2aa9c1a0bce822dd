import type { RemoteName } from '@shop/contracts';
import type { Registry } from '@shop/federation';
import { integrityOf, type Published, type ReleaseStore } from '@shop/federation/server';
import type { PublicInterface } from '../public-interface/public-interface.ts';
import { refuseRelease } from '../release-refusal.ts';

/** The public interface of the stable release; undefined for the first release and for one from before interfaces were published. */
export async function stableInterface(name: RemoteName, registry: Registry, store: ReleaseStore): Promise<PublicInterface | undefined> {
  const stable = registry.remotes[name]?.stable;
  if (!stable) return undefined;
  const path = `${name}/${stable}/public-interface.json`;
  const found = await store.readTagged(path).catch((error: unknown) => cannotCompare(path, error));
  return found && (JSON.parse(found.content.toString('utf8')) as PublicInterface);
}

interface Copied extends Pick<Published, 'name' | 'id'> {
  /** SHA-256 of its `release.json` as the registry names it: what lies in the store is run only where it is that. */
  readonly integrity: string | undefined;
}

/** What a published release is rendered with, copied from one store to another; source maps are left out. Undefined where it is not there. */
export async function copyRelease(
  { name, id, integrity }: Copied,
  { from, to }: { readonly from: ReleaseStore; readonly to: ReleaseStore },
): Promise<Published | undefined> {
  const folder = `${name}/${id}`;
  const described = `${folder}/release.json`;
  const read = (path: string) => from.read(path).catch((error: unknown) => cannotCompare(path, error));
  const files = await from.list(folder).catch((error: unknown) => cannotCompare(folder, error));
  if (!files.includes(described)) return undefined;
  const release = await read(described);
  if (integrityOf(release) !== integrity)
    refuseRelease(`${described} is not the one that the registry names: it was changed in the store. Publish with a store that is whole.`);
  for (const file of files) if (file !== described && !file.endsWith('.map')) await to.create(file, await read(file));
  await to.create(described, release);
  return { name, id, integrity };
}

function cannotCompare(path: string, error: unknown): never {
  return refuseRelease(
    `${path} cannot be read from the store (${(error as Error).message}): a release is published only when it is compared with what is live. Try again once the store answers.`,
  );
}
