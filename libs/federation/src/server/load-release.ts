import type { Messages, Remote, RemoteName, Locale } from '@shop/contracts';
import semver from 'semver';
import type { Release } from '../release.ts';
import { evaluate } from './evaluate.ts';
import { integrityOf } from './integrity.ts';
import type { ReleaseSource } from './release-source.ts';

/** What the shell lends: each shared package with its version. */
export type SharedScope = ReadonlyMap<string, { readonly version: string; readonly module: unknown }>;

export interface LoadedRemote {
  readonly release: Release;
  readonly remote: Remote;
  messages(locale: Locale): Promise<Messages>;
  dispose(): void;
}

/**
 * Loads one release for server rendering: fetched, verified, checked against the shell's shared packages, evaluated.
 * @throws when the release is missing, slow, tampered with, asks for what the shell lacks, or is no remote.
 */
export async function loadRelease(
  source: ReleaseSource,
  name: RemoteName,
  id: string,
  integrity: string,
  shared: SharedScope,
): Promise<LoadedRemote> {
  const folder = `${name}/${id}`;
  const described = await verified(source, `${folder}/release.json`, integrity);
  const release = JSON.parse(described.toString('utf8')) as Release;
  if (release.format !== 1) throw new Error(`${folder}: unknown release format ${String(release.format)}`);
  checkShared(folder, release.shared, shared);
  const bundle = await verified(source, `${folder}/${release.server.file}`, release.integrity[release.server.file] ?? '');
  const evaluated = evaluate(bundle.toString('utf8'), `/remotes/${name}@${id}/${release.server.file}`, (wanted) => {
    const lent = shared.get(wanted);
    if (!lent) throw new Error(`remote "${name}" may not require "${wanted}"; the shell lends ${[...shared.keys()].join(', ')}`);
    return lent.module;
  });
  const remote = (evaluated.exports as { default?: Remote }).default;
  if (remote?.name !== name || typeof remote.routes !== 'function') {
    evaluated.dispose();
    throw new Error(`${folder} does not export the remote "${name}"`);
  }
  return { release, remote, messages: (locale) => remote.messages(locale), dispose: evaluated.dispose };
}

async function verified(source: ReleaseSource, path: string, integrity: string): Promise<Buffer> {
  const content = await source.read(path);
  if (integrityOf(content) !== integrity) throw new Error(`${path} is not what was published (integrity differs)`);
  return content;
}

function checkShared(folder: string, wanted: Readonly<Record<string, string>>, shared: SharedScope): void {
  for (const [name, range] of Object.entries(wanted)) {
    const lent = shared.get(name);
    if (!lent) throw new Error(`${folder} asks for "${name}", which this shell does not share`);
    if (!semver.satisfies(lent.version, range)) throw new Error(`${folder} asks for ${name} ${range}, this shell has ${lent.version}`);
  }
}
