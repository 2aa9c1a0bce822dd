import type { RemoteName } from '@shop/contracts';
import type { Registry, ReleaseLock } from '../release.ts';
import { loadRelease, type LoadedRemote, type SharedScope } from './load-release.ts';
import type { ReleaseSource } from './release-source.ts';

export interface RemoteHostOptions {
  readonly source: ReleaseSource;
  readonly shared: SharedScope;
  /** Told of every release that was taken or refused. */
  readonly log: (event: { remote: string; release: string; outcome: 'loaded' | 'failed'; error?: string; ms: number }) => void;
}

/** How long a retired release may still serve renders that began with it. */
const GRACE_MS = 30_000;

/**
 * Follows the registry and holds the releases in use. A release that cannot be loaded is never switched to:
 * the last good one stays until the registry names one that works.
 */
export class RemoteHost {
  readonly #options: RemoteHostOptions;
  readonly #current = new Map<RemoteName, LoadedRemote>();
  readonly #refused = new Map<RemoteName, { release: string; at: number }>();
  #known: RemoteName[] = [];

  constructor(options: RemoteHostOptions) {
    this.#options = options;
  }

  /** Reads the registry once and loads what changed. Rejects only when the registry itself cannot be read. */
  async refresh(): Promise<void> {
    const registry = JSON.parse((await this.#options.source.read('registry.json')).toString('utf8')) as Registry;
    this.#known = Object.keys(registry.remotes) as RemoteName[];
    await Promise.all(this.#known.map((name) => this.#follow(name, registry)));
  }

  /** The releases that a new page is rendered with. */
  lock(): ReleaseLock {
    return Object.fromEntries([...this.#current].map(([name, loaded]) => [name, loaded.release.release]));
  }

  /** The loaded release of a remote, or undefined while none could be loaded. */
  get(name: RemoteName): LoadedRemote | undefined {
    return this.#current.get(name);
  }

  all(): ReadonlyMap<RemoteName, LoadedRemote> {
    return new Map(this.#current);
  }

  async #follow(name: RemoteName, registry: Registry): Promise<void> {
    const entry = registry.remotes[name];
    const held = this.#current.get(name);
    if (!entry || held?.release.release === entry.stable) return;
    const refused = this.#refused.get(name);
    if (refused?.release === entry.stable && performance.now() - refused.at < 5_000) return;
    const began = performance.now();
    const report = (outcome: 'loaded' | 'failed', error?: unknown) =>
      this.#options.log({
        remote: name,
        release: entry.stable,
        outcome,
        ms: Math.round(performance.now() - began),
        ...(error ? { error: String(error) } : {}),
      });
    try {
      const loaded = await loadRelease(this.#options.source, name, entry.stable, entry.releases[entry.stable] ?? '', this.#options.shared);
      this.#current.set(name, loaded);
      this.#refused.delete(name);
      if (held) setTimeout(held.dispose, GRACE_MS).unref();
      report('loaded');
    } catch (error) {
      this.#refused.set(name, { release: entry.stable, at: performance.now() });
      report('failed', error);
    }
  }
}
