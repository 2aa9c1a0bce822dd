import type { Messages, Remote, RemoteName, Locale } from '@shop/contracts';
import semver from 'semver';
import type { Release } from '../../release.ts';
import { SIGNATURE } from '../publishing/publish.ts';
import type { Trust } from '../signing/signed-registry.ts';
import { evaluate, type Evaluated } from './evaluate.ts';
import type { VerifiedFiles } from './verified-files.ts';

/** What the shell lends: each shared package with its version. */
export type SharedScope = ReadonlyMap<string, { readonly version: string; readonly module: unknown }>;

export interface LoadedRemote {
  readonly release: Release;
  readonly remote: Remote;
  messages(locale: Locale): Promise<Messages>;
  dispose(): void;
}

/** One release as the registry or a tester's link names it. */
export interface NamedRelease {
  readonly name: RemoteName;
  readonly id: string;
  /** sha384 of its `release.json`. */
  readonly integrity: string;
}

export interface LoadingShell {
  readonly files: VerifiedFiles;
  readonly shared: SharedScope;
  readonly trust: Trust;
  /** How releases ask the API. */
  readonly fetch?: typeof fetch;
  /** How long a release may take to begin, ms; a second without. */
  readonly evaluateMs?: number;
}

/** All of it came and was what was published, and it cannot be used: asking for it again changes nothing soon. */
export class UnusableRelease extends Error {}

/** Files that are read at the same time. */
const AT_ONCE = 8;

/**
 * Loads one release for server rendering: fetched, verified in every file, checked against the shell's shared packages,
 * evaluated.
 * @throws when the release is missing, slow or tampered with; `UnusableRelease` when it asks for what the shell lacks,
 * throws while it is evaluated, or is no remote.
 */
export async function loadRelease({ name, id, integrity }: NamedRelease, shell: LoadingShell): Promise<LoadedRemote> {
  const { files, shared, trust } = shell;
  const folder = `${name}/${id}`;
  const described = await files.read(`${folder}/release.json`, integrity);
  await checkSignature(folder, described, { name, files, trust });
  const release = JSON.parse(described.toString('utf8')) as Release;
  if (release.format !== 1) throw new UnusableRelease(`${folder}: unknown release format ${String(release.format)}`);
  if (release.name !== name) throw new UnusableRelease(`${folder} is a release of "${release.name}"`);
  checkShared(folder, release.shared, shared);
  const bundle = await files.read(`${folder}/${release.server.file}`, release.integrity[release.server.file] ?? '');
  await verifyAll(folder, release, files);
  const require = (wanted: string): unknown => {
    const lent = shared.get(wanted);
    if (!lent) throw new Error(`remote "${name}" may not require "${wanted}"; the shell lends ${[...shared.keys()].join(', ')}`);
    return lent.module;
  };
  const lent = { require, ...(shell.fetch && { fetch: shell.fetch }), ...(shell.evaluateMs && { timeoutMs: shell.evaluateMs }) };
  const evaluated = started(bundle.toString('utf8'), `/remotes/${name}@${id}/${release.server.file}`, lent);
  const remote = (evaluated.exports as { default?: Remote }).default;
  if (remote?.name !== name || typeof remote.routes !== 'function') {
    evaluated.dispose();
    throw new UnusableRelease(`${folder} does not export the remote "${name}"`);
  }
  return { release, remote, messages: (locale) => remote.messages(locale), dispose: evaluated.dispose };
}

function started(...bundle: Parameters<typeof evaluate>): Evaluated {
  try {
    return evaluate(...bundle);
  } catch (error) {
    throw new UnusableRelease(String(error), { cause: error });
  }
}

async function checkSignature(
  folder: string,
  described: Buffer,
  { name, files, trust }: { name: string; files: VerifiedFiles; trust: Trust },
): Promise<void> {
  if (!trust.isStrict) return;
  const path = `${folder}/${SIGNATURE}`;
  const kept = await files.keptDocument(path);
  if (kept && trust.believes(name, described, kept.toString('utf8'))) return;
  const signature = await files.document(path).catch(() => undefined);
  if (!trust.believes(name, described, signature?.toString('utf8'))) throw new Error(`${folder} is not signed by the squad of ${name}`);
  await files.keep(path, signature ?? '');
}

/** A release with one wrong file is no release: browsers would refuse that file. */
async function verifyAll(folder: string, release: Release, files: VerifiedFiles): Promise<void> {
  const left = Object.entries(release.integrity).filter(([file]) => file !== release.server.file);
  const next = async (): Promise<void> => {
    for (let entry = left.pop(); entry; entry = left.pop()) await files.read(`${folder}/${entry[0]}`, entry[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

function checkShared(folder: string, wanted: Readonly<Record<string, string>>, shared: SharedScope): void {
  for (const [name, range] of Object.entries(wanted)) {
    const lent = shared.get(name);
    if (!lent) throw new UnusableRelease(`${folder} asks for "${name}", which this shell does not share`);
    if (!semver.satisfies(lent.version, range))
      throw new UnusableRelease(`${folder} asks for ${name} ${range}, this shell has ${lent.version}`);
  }
}
