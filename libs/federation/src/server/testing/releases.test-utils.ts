import type { RemoteName } from '@shop/contracts';
import type { KeyObject } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '../../registry/registry.ts';
import type { Release } from '../../release.ts';
import type { SharedScope } from '../host/load-release.ts';
import { RemoteHost, type HostEvent, type RemoteHostOptions } from '../host/remote-host.ts';
import { integrityOf } from '../integrity.ts';
import { changeRegistry } from '../publishing/change-document.ts';
import { publish, signed } from '../publishing/publish.ts';
import { directoryStore } from '../store/directory-store.ts';

export const GOOD = `const react = require('react'); module.exports.default = { name: 'search', contract: '2.0.0', routes: () => [], messages: async () => ({ said: react.word }) };`;
export const SCRIPT = 'console.log("browser")';
export const shared: SharedScope = new Map([['react', { version: '19.3.1', module: { word: 'hello' } }]]);

/** Longer than any good release takes to begin, however busy the machine is. */
export const EVALUATE_MS = 60_000;

export interface Built {
  readonly id: string;
  readonly source?: string;
  readonly name?: string;
  readonly shared?: Record<string, string>;
  readonly contract?: string;
  /** More of its files, by path. */
  readonly files?: Readonly<Record<string, string>>;
}

/** A release directory of a test, with what squads and operators do to it. */
export class Releases {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async open(): Promise<Releases> {
    return new Releases(await mkdtemp(join(tmpdir(), 'releases-')));
  }

  close(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }

  get store() {
    return directoryStore(this.folder);
  }

  /** Lays a built release down as the build does, and returns its folder. */
  async built({
    id,
    name = 'search',
    source = GOOD,
    shared: requested = { react: '^19.0.0' },
    contract = '2.0.0',
    files = {},
  }: Built): Promise<string> {
    const folder = join(this.folder, `built-${name}-${id}`);
    const all = { 'server/remote.cjs': source, 'browser/remoteEntry.js': SCRIPT, ...files };
    const release: Release = {
      format: 1,
      name: name as RemoteName,
      release: id,
      contract,
      shared: requested,
      server: { file: 'server/remote.cjs' },
      browser: { container: `shop_${name}`, entry: 'browser/remoteEntry.js', js: [], css: [], pages: {}, messages: {} },
      integrity: Object.fromEntries(Object.entries(all).map(([file, content]) => [file, integrityOf(content)])),
      size: { js: SCRIPT.length, css: 0 },
    };
    await mkdir(join(folder, 'server'), { recursive: true });
    await mkdir(join(folder, 'browser'), { recursive: true });
    for (const [file, content] of Object.entries(all)) await writeFile(join(folder, file), content);
    await writeFile(join(folder, 'release.json'), JSON.stringify(release));
    return folder;
  }

  async published(built: Built, key?: KeyObject): Promise<boolean> {
    return publish(await this.built(built), this.folder, key);
  }

  async change(change: (registry: Registry) => Registry, key?: KeyObject): Promise<Registry> {
    return changeRegistry(this.store, (registry) => signed(change(registry), 'search', key));
  }

  /** Writes over a byte of something published. */
  async spoil(path: string, content: string): Promise<void> {
    await writeFile(join(this.folder, path), content);
  }

  host(options: Partial<RemoteHostOptions> = {}): { host: RemoteHost; events: HostEvent[] } {
    const events: HostEvent[] = [];
    const host = new RemoteHost({ source: this.store, shared, evaluateMs: EVALUATE_MS, log: (event) => events.push(event), ...options });
    return { host, events };
  }
}
