import type { RemoteName } from '@shop/contracts';
import type { LiveShell, Registry, Release } from '@shop/federation';
import { directoryStore, integrityOf } from '@shop/federation/server';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PublicInterface } from '../public-interface/public-interface.ts';

/** A live shell that shares react, and keeps contract 1.0.0. */
export const LIVE: LiveShell = { contract: '2.0.0', shared: { react: '19.3.1' } };

export const PUBLIC_INTERFACE: PublicInterface = {
  format: 1,
  remote: 'search',
  version: '1.4.0',
  addresses: { 'search:results': { fr_FR: '/sejours' } },
  widgets: { SearchBox: { adults: 'number' } },
  events: {},
  data: {},
};

interface Differs {
  readonly release?: Partial<Release>;
  readonly publicInterface?: Partial<PublicInterface>;
  /** Kilobytes that do not shrink. */
  readonly doorKb?: number;
  readonly cssKb?: number;
  readonly pageKb?: number;
  /** Files that the door was made from, as a source map names them. */
  readonly sources?: readonly string[];
}

/** A folder with a built release of search, and a store in which its stable release lies. */
export class BuiltReleases {
  readonly #folder = mkdtempSync(join(tmpdir(), 'built-'));

  get store() {
    return directoryStore(this.#folder);
  }

  /** Returns where it lies. */
  built({ release, publicInterface, doorKb = 1, cssKb = 1, pageKb = 1, sources = [] }: Differs = {}): string {
    const folder = join(this.#folder, 'built');
    rmSync(folder, { recursive: true, force: true });
    const files: Record<string, Buffer | string> = {
      'browser/door.js': randomBytes(doorKb * 1_000),
      'browser/door.css': randomBytes(cssKb * 1_000),
      'browser/page-results.js': randomBytes(pageKb * 1_000),
      'browser/remoteEntry.js': '',
      'browser/door.js.map': JSON.stringify({ version: 3, sources, names: [], mappings: '' }),
      'public-interface.json': JSON.stringify({ ...PUBLIC_INTERFACE, ...publicInterface }),
    };
    files['release.json'] = JSON.stringify({ ...RELEASE, ...release });
    for (const [file, content] of Object.entries(files)) this.#write(`built/${file}`, content);
    return folder;
  }

  /** The registry after search has released with the public interface above, and minisites, which shows its search box. */
  registry(shells: Readonly<Record<string, LiveShell>> = { 'shop-fr': LIVE }): Registry {
    const consumer: PublicInterface = {
      ...PUBLIC_INTERFACE,
      remote: 'minisites',
      addresses: {},
      widgets: {},
      consumes: { search: ['SearchBox'] },
    };
    this.#write('search/one/public-interface.json', JSON.stringify(PUBLIC_INTERFACE));
    this.#write('minisites/one/public-interface.json', JSON.stringify(consumer));
    const entry = { stable: 'one', releases: { one: integrityOf('one') } };
    return { format: 1, remotes: { search: entry, minisites: entry }, shells };
  }

  close(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #write(path: string, content: Buffer | string): void {
    const file = join(this.#folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

const RELEASE: Release = {
  format: 1,
  name: 'search' as RemoteName,
  release: 'two',
  contract: '2.0.0',
  shared: { react: '^19.3.1' },
  server: { file: 'server/remote.cjs' },
  browser: {
    container: 'shop_search',
    entry: 'browser/remoteEntry.js',
    js: ['browser/door.js'],
    css: ['browser/door.css'],
    pages: { results: { js: ['browser/page-results.js'], css: [] } },
    messages: {},
  },
  integrity: {},
  size: { js: 0, css: 0 },
};
