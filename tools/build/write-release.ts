import { LOCALES, type RemoteName } from '@shop/contracts';
import type { Release } from '@shop/federation';
import { integrityOf } from '@shop/federation/server';
import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFiles } from './compress-files.ts';
import { doorContract } from './door-contract.ts';
import { containerOf } from './remote-configuration.ts';
import { sharedRanges } from './shared-packages.ts';

interface Manifest {
  exposes: { path: string; assets: { js: { sync: string[]; async: string[] }; css: { sync: string[]; async: string[] } } }[];
}

/** Describes what was built in `out` as `release.json`; the release's id is a hash of all files and of what is said of them. A local build has no hashes. */
export async function writeRelease(name: RemoteName, out: string, id?: 'local'): Promise<Release> {
  const files = (await filesBelow(out)).filter(
    (file) => file !== 'release.json' && !/\.(br|gz)$|mf-(stats|manifest)\.json$|LICENSE\.txt$/.test(file),
  );
  const contents = new Map(await Promise.all(files.map(async (file) => [file, await readFile(join(out, file))] as const)));
  const door = await exposedDoor(out);
  const browserFile = (file: string) => `browser/${file}`;
  const isWords = (file: string) => file.startsWith('messages-');
  const release: Release = {
    format: 1,
    name,
    release: '',
    contract: doorContract(name),
    shared: sharedRanges(),
    server: { file: 'server/remote.cjs' },
    browser: {
      container: containerOf(name),
      entry: browserFile('remoteEntry.js'),
      js: door.js.sync.filter((file) => !isWords(file)).map(browserFile),
      css: [...new Set([...door.css.sync, ...door.css.async])].filter((file) => !pageOf(file) && !isOpened(file)).map(browserFile),
      pages: pagesOf(files.filter((file) => file.startsWith('browser/'))),
      messages: Object.fromEntries(
        LOCALES.flatMap((locale) =>
          files.filter((file) => file.startsWith(`browser/messages-${locale}`) && file.endsWith('.js')).map((file) => [locale, file]),
        ),
      ),
    },
    integrity: Object.fromEntries(
      [...contents].filter(([file]) => !file.endsWith('.map')).map(([file, content]) => [file, integrityOf(content)]),
    ),
    ...(contents.has('public-interface.json') && {
      publicInterface: { version: versionIn(contents.get('public-interface.json')), file: 'public-interface.json' },
    }),
    size: { js: bytesOf(contents, /^browser\/.*\.js$/), css: bytesOf(contents, /^browser\/.*\.css$/) },
  };
  if (id) return written({ ...release, release: id, integrity: {} }, out);
  const named = { ...release, release: idOf(contents.set('release.json', Buffer.from(JSON.stringify(release)))) };
  await compressFiles(join(out, 'browser'));
  return written(named, out);
}

async function written(release: Release, out: string): Promise<Release> {
  await writeFile(join(out, 'release.json'), JSON.stringify(release, null, 1));
  return release;
}

function versionIn(publicInterface: Buffer | undefined): string {
  return (JSON.parse(publicInterface?.toString('utf8') ?? '{}') as { version: string }).version;
}

/**
 * Name of the page whose chunk a file is: `checkout` of `page-checkout.1a2b3c4d.js`. The styles of the parts below its
 * first sight, `below-stay.1a2b3c4d.css`, belong to it too: the server has drawn it.
 */
function pageOf(file: string): string | undefined {
  return (/(?:^|\/)page-([\w-]+)\.\w+\.(?:js|css)$/.exec(file) ?? /(?:^|\/)below-([\w-]+)\.\w+\.css$/.exec(file))?.[1];
}

/** What a press opens, `opened-dates.1a2b3c4d.css`: its styles come with its code, and no page begins with them. */
function isOpened(file: string): boolean {
  return /(?:^|\/)opened-/.test(file);
}

function pagesOf(files: readonly string[]): Release['browser']['pages'] {
  const names = [...new Set(files.flatMap((file) => pageOf(file) ?? []))];
  const only = (name: string, kind: string) => files.filter((file) => pageOf(file) === name && file.endsWith(kind));
  return Object.fromEntries(names.map((name) => [name, { js: only(name, '.js'), css: only(name, '.css') }]));
}

async function exposedDoor(out: string): Promise<Manifest['exposes'][number]['assets']> {
  const manifest = JSON.parse(await readFile(join(out, 'browser/mf-manifest.json'), 'utf8')) as Manifest;
  const door = manifest.exposes.find((expose) => expose.path === './remote');
  if (!door) throw new Error('the container exposes no ./remote');
  return door.assets;
}

function idOf(contents: Map<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const [file, content] of [...contents].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(file).update(content);
  return hash.digest('hex').slice(0, 12);
}

function bytesOf(contents: Map<string, Buffer>, kind: RegExp): number {
  return [...contents].filter(([file]) => kind.test(file)).reduce((sum, [, content]) => sum + content.length, 0);
}

export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}
