import { CONTRACT_VERSION, type Messages, type Remote, type RemoteName, type Locale } from '@shop/contracts';
import semver from 'semver';
import { browserRemote, type Release } from '../../release.ts';
import { movedStyles } from '../moved-styles.ts';
import { SIGNATURE } from '../publishing/publish.ts';
import type { Trust } from '../signing/signed-registry.ts';
import { evaluate, type Evaluated } from './evaluate.ts';
import type { VerifiedFiles } from './verified-files.ts';

/** What the shell shares: each shared package with its version. */
export type SharedScope = ReadonlyMap<string, { readonly version: string; readonly module: unknown }>;

export interface LoadedRemote {
  readonly release: Release;
  readonly remote: Remote;
  /** Text of each style sheet of its pages by its path in the release, as a page has it inline. */
  readonly styles: ReadonlyMap<string, string>;
  messages(locale: Locale): Promise<Messages>;
  dispose(): void;
}

/** One release as the registry or a tester's link names it. */
export interface NamedRelease {
  readonly name: RemoteName;
  readonly id: string;
  /** SHA-256 of its `release.json`. */
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
  checkContract(folder, release.contract);
  checkShared(folder, release.shared, shared);
  const bundle = await files.read(`${folder}/${release.server.file}`, release.integrity[release.server.file] ?? '');
  const styles = await verifyAll(folder, release, files);
  const require = (wanted: string): unknown => {
    const provided = shared.get(wanted);
    if (!provided) throw new Error(`remote "${name}" may not require "${wanted}"; the shell shares ${[...shared.keys()].join(', ')}`);
    return provided.module;
  };
  const provided = { require, ...(shell.fetch && { fetch: shell.fetch }), ...(shell.evaluateMs && { timeoutMs: shell.evaluateMs }) };
  const evaluated = started(bundle.toString('utf8'), `/remotes/${name}@${id}/${release.server.file}`, provided);
  const remote = (evaluated.exports as { default?: Remote }).default;
  if (remote?.name !== name || typeof remote.routes !== 'function') {
    evaluated.dispose();
    throw new UnusableRelease(`${folder} does not export the remote "${name}"`);
  }
  try {
    checkContract(`${folder}, its door,`, remote.contract);
  } catch (error) {
    evaluated.dispose();
    throw error;
  }
  return { release, remote, styles, messages: (locale) => remote.messages(locale), dispose: evaluated.dispose };
}

/** The shell keeps every contract of its own major version up to its own. */
function checkContract(what: string, contract: string): void {
  if (semver.valid(contract) && semver.satisfies(CONTRACT_VERSION, `^${contract}`)) return;
  throw new UnusableRelease(`${what} is made for contract ${String(contract)}, this shell keeps ${CONTRACT_VERSION}`);
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
  const stored = await files.storedDocument(path);
  if (stored && trust.believes(name, described, stored.toString('utf8'))) return;
  const signature = await files.document(path).catch(() => undefined);
  if (!trust.believes(name, described, signature?.toString('utf8'))) throw new Error(`${folder} is not signed by the squad of ${name}`);
  await files.keep(path, signature ?? '');
}

/** A release with one wrong file is no release: browsers would refuse that file. Returns the style sheets of its pages. */
async function verifyAll(folder: string, release: Release, files: VerifiedFiles): Promise<Map<string, string>> {
  const sheets = sheetsOf(release);
  const { base } = browserRemote(release, '');
  const styles = new Map<string, string>();
  const left = Object.entries(release.integrity).filter(([file]) => file !== release.server.file);
  const next = async (): Promise<void> => {
    for (let entry = left.pop(); entry; entry = left.pop()) {
      const [file, integrity] = entry;
      const content = await files.read(`${folder}/${file}`, integrity);
      if (sheets.has(file)) styles.set(file, movedStyles(content.toString('utf8'), `${base}${file}`));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return styles;
}

function sheetsOf({ browser }: Release): ReadonlySet<string> {
  return new Set([...browser.css, ...Object.values(browser.pages).flatMap(({ css }) => css)]);
}

function checkShared(folder: string, wanted: Readonly<Record<string, string>>, shared: SharedScope): void {
  for (const [name, range] of Object.entries(wanted)) {
    const provided = shared.get(name);
    if (!provided) throw new UnusableRelease(`${folder} asks for "${name}", which this shell does not share`);
    if (!semver.satisfies(provided.version, range))
      throw new UnusableRelease(`${folder} asks for ${name} ${range}, this shell has ${provided.version}`);
  }
}
