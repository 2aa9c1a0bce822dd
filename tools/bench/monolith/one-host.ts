import type { Remote, RemoteName } from '@shop/contracts';
import type { Registry, Release } from '@shop/federation';
import type { LoadedRemote, PageRemotes, RemoteHostOptions } from '@shop/federation/server';
import { Trust } from '@shop/federation/server';
import { remotes } from 'all-remotes';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';

/**
 * Stands in for the federation's host in a shell that was built together with its remotes as one bundle: the same
 * pages without releases, loaders and evaluated code. Only measured, never served.
 */
export class RemoteHost {
  readonly #options: RemoteHostOptions;
  readonly trust = new Trust();
  readonly #bundled = new Map<RemoteName, LoadedRemote>();

  constructor(options: RemoteHostOptions) {
    this.#options = options;
  }

  /** Reads the descriptions once, for the head; the code is here already. */
  async refresh(): Promise<void> {
    if (this.#bundled.size) return;
    const read = async <T>(path: string) => JSON.parse((await this.#options.source.read(path)).toString('utf8')) as T;
    const registry = await read<Registry>('registry.json');
    for (const [name, remote] of Object.entries(remotes) as [RemoteName, Remote][]) {
      const release = await read<Release>(`${name}/${registry.remotes[name]?.stable}/release.json`);
      this.#bundled.set(name, {
        release: withoutFiles(release),
        remote,
        styles: new Map(),
        messages: (locale) => remote.messages(locale),
        dispose: () => undefined,
      });
    }
  }

  lock(): Record<string, string> {
    return {};
  }

  get(name: RemoteName): LoadedRemote | undefined {
    return this.#bundled.get(name);
  }

  all(): ReadonlyMap<RemoteName, LoadedRemote> {
    return this.#bundled;
  }

  remotesFor(): Promise<PageRemotes> {
    return Promise.resolve({ lock: {}, get: (name) => this.#bundled.get(name), all: () => this.#bundled });
  }

  hasCanary(): boolean {
    return false;
  }

  names(): RemoteName[] {
    return [];
  }

  note(): void {}
}

/** A page of one bundle loads no files of releases: what it begins with is the bundle's own beginning. */
function withoutFiles(release: Release): Release {
  const { main, integrity } = JSON.parse(readFileSync(join(process.env.SHELL_ASSETS ?? '', 'assets.json'), 'utf8')) as {
    readonly main: string;
    readonly integrity: Readonly<Record<string, string>>;
  };
  const entry = `../../..${main}`;
  return {
    ...release,
    browser: { container: '', entry, js: [], css: [], pages: {}, messages: {} },
    integrity: { [entry]: integrity[main] ?? '' },
  };
}
