import type { Remote } from '@shop/contracts';
import type { Release } from '@shop/federation';
import { evaluate } from '@shop/federation/server';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** The shared packages are read from the disk meanwhile, on a machine that may be busy building. */
const TIMEOUT_MS = 30_000;

/** The door of a built remote as a server opens it, with the packages of this repository in place of a shell's. */
export function loadEntry(release: Release, folder: string): Remote {
  const source = readFileSync(join(folder, release.server.file), 'utf8');
  const shared = (name: string): unknown => {
    if (!(name in release.shared)) throw new Error(`the release requires "${name}", which is not shared`);
    return require(name);
  };
  const file = `/remotes/${release.name}@${release.release}/${release.server.file}`;
  const { exports } = evaluate(source, file, { require: shared, timeoutMs: TIMEOUT_MS });
  const door = (exports as { default?: Remote }).default;
  if (door?.name !== release.name || typeof door.routes !== 'function')
    throw new Error(`the release does not export the remote "${release.name}"`);
  return door;
}
