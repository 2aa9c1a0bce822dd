import type { RemoteName } from '@shop/contracts';
import type { Release, ReleaseLock } from '../../release.ts';
import { canaryOf, hasCanary, resolveLock } from '../../registry/resolve-lock.ts';
import type { Override } from '../signing/override-token.ts';
import { Trust } from '../signing/signed-registry.ts';
import type { ReleaseSource } from '../store/release-store.ts';
import { Breaker } from './breaker.ts';
import { FollowedRegistry } from './followed-registry.ts';
import { LastGood } from './last-good.ts';
import { ReleaseBans } from './release-bans.ts';
import { loadRelease, UnusableRelease, type LoadedRemote, type NamedRelease, type SharedScope } from './load-release.ts';
import { VerifiedFiles } from './verified-files.ts';

/** What happened to a release, or why the registry is not believed. */
export interface HostEvent {
  readonly remote: string;
  readonly release: string;
  readonly outcome: 'loaded' | 'failed' | 'doubted';
  readonly error?: string;
  readonly ms: number;
}

export interface RemoteHostOptions {
  readonly source: ReleaseSource;
  readonly shared: SharedScope;
  /** The operator's public key; without one every release is believed whose hash is right. */
  readonly rootKey?: string;
  /** Folder for the last good releases. */
  readonly stored?: string;
  /** How releases ask the API while they render. */
  readonly fetch?: typeof fetch;
  /** How long a release may take to begin, ms; a second without. */
  readonly evaluateMs?: number;
  /** The clock that waits are counted on, ms. */
  readonly now?: () => number;
  /** Told of every release that was taken or refused. */
  readonly log: (event: HostEvent) => void;
}

/** Who asks for a page, as far as releases go. */
export interface PageRequest {
  readonly bucket?: number;
  readonly overrides?: readonly Override[];
}

/** The remotes that one page is rendered with. */
export interface PageRemotes {
  readonly lock: ReleaseLock;
  /** Undefined while no release of it can be had. */
  get(name: RemoteName): LoadedRemote | undefined;
  all(): ReadonlyMap<RemoteName, LoadedRemote>;
}

/** How long a retired release may still serve renders that began with it. */
const GRACE_MS = 30_000;
/** How long a release that could not be had is left alone: with the two seconds that a file may take it is back within five. */
const AGAIN_MS = 1_000;
/** The same for one that was had and cannot be used: each try may cost every page a second. */
const UNUSABLE_MS = 30_000;
/** How long a tester's release stays at hand after its last use. */
const IDLE_MS = 600_000;

/**
 * Follows the registry and holds the releases in use. A release that cannot be loaded is never switched to: the last
 * good one (`LastGood`) stays until the registry names one that works; what was good outlives a restart.
 */
export class RemoteHost {
  readonly #options: RemoteHostOptions;
  readonly #now: () => number;
  readonly #files: VerifiedFiles;
  readonly #followed: FollowedRegistry;
  readonly #lastGood: LastGood;
  readonly #loaded = new Map<string, LoadedRemote>();
  /** Until when each is left alone. */
  readonly #refused = new Map<string, number>();
  readonly #used = new Map<string, number>();
  readonly trust: Trust;
  readonly breaker = new Breaker();
  readonly #bans = new ReleaseBans();

  constructor(options: RemoteHostOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#files = new VerifiedFiles(options.source, options.stored);
    this.trust = new Trust(options.rootKey);
    const doubt = (error: string) => options.log({ remote: 'registry', release: '', outcome: 'doubted', error, ms: 0 });
    this.#followed = new FollowedRegistry(this.#files, this.trust, doubt);
    this.#lastGood = new LastGood(this.#files);
  }

  /** Reads the registry once and loads what changed. Rejects only when the registry itself cannot be read. */
  async refresh(): Promise<void> {
    await this.#lastGood.remember();
    await this.#followed.read();
    await Promise.all(this.names().map((name) => this.#follow(name)));
    this.#retire();
  }

  get registry() {
    return this.#followed.registry;
  }

  get stops() {
    return this.#followed.stops;
  }

  names(): RemoteName[] {
    return Object.keys(this.registry.remotes) as RemoteName[];
  }

  hasCanary(): boolean {
    return hasCanary(this.registry, this.stops);
  }

  /** The releases that a visitor without canary or override gets. */
  lock(): ReleaseLock {
    return this.#remotesOf({}).lock;
  }

  /** The remotes for one page; a tester's release is loaded when it is first asked for. */
  async remotesFor({ bucket, overrides = [] }: PageRequest): Promise<PageRemotes> {
    for (const { remote, release, integrity } of overrides) {
      this.#used.set(keyOf(remote, release), this.#now());
      await this.#load({ name: remote, id: release, integrity });
    }
    return this.#remotesOf({ bucket, overrides });
  }

  /**
   * A file of any release that the registry knows, checked against what was published: open tabs go on with releases
   * that no new page has. Undefined when there is none.
   */
  async file(name: RemoteName, id: string, file: string): Promise<Buffer | undefined> {
    const integrity = this.registry.remotes[name]?.releases[id];
    const release =
      this.#loaded.get(keyOf(name, id))?.release ??
      (integrity && (JSON.parse((await this.#files.read(`${name}/${id}/release.json`, integrity)).toString('utf8')) as Release));
    const wanted = release && release.integrity[file];
    return wanted ? this.#files.read(`${name}/${id}/${file}`, wanted) : undefined;
  }

  /** Takes a canary's visitors back to the stable release, from the next page on. */
  stop(key: string, reason: string): void {
    this.#followed.stop(key, reason);
  }

  /** How a render with a release went; `slow` is a failure that costs every visitor its deadline. */
  note(name: RemoteName, release: string, outcome: 'well' | 'threw' | 'slow'): void {
    this.breaker.note(keyOf(name, release), outcome !== 'threw');
    this.breaker.note(`slow ${keyOf(name, release)}`, outcome !== 'slow');
    // Canaries and testers' releases are none to fall back to.
    const { stable, releases } = this.registry.remotes[name] ?? {};
    const integrity = stable === release && releases?.[release];
    if (integrity) void this.#lastGood.served({ name, id: release, integrity }, outcome === 'well');
  }

  /** A release whose code did not come to an end is left out at once, for longer each time. */
  cutOff(name: RemoteName, release: string): void {
    this.#bans.cutOff(keyOf(name, release));
  }

  #remotesOf({ bucket, overrides = [] }: PageRequest): PageRemotes {
    const wanted = Object.fromEntries(overrides.map(({ remote, release }) => [remote, release]));
    const lock = resolveLock(this.registry, { bucket, overrides: wanted }, this.stops);
    const found = new Map<RemoteName, LoadedRemote>();
    for (const [name, id] of Object.entries(lock) as [RemoteName, string][]) {
      const loaded = this.#usable(name, id);
      if (loaded) found.set(name, loaded);
    }
    return {
      lock: Object.fromEntries([...found].map(([name, { release }]) => [name, release.release])),
      get: (name) => found.get(name),
      all: () => found,
    };
  }

  /** The release that was asked for, else the stable one, else the last good one; one that keeps failing stands back. */
  #usable(name: RemoteName, id: string): LoadedRemote | undefined {
    const ids = new Set([id, this.registry.remotes[name]?.stable ?? '', ...this.#lastGood.of(name).map((good) => good.id)]);
    const there = [...ids].flatMap((known) => this.#loaded.get(keyOf(name, known)) ?? []);
    const isQuick = (key: string) => !this.breaker.isOpen(`slow ${key}`) && !this.#bans.isBanned(key);
    const quick = there.filter(({ release }) => isQuick(keyOf(name, release.release)));
    return quick.find(({ release }) => !this.breaker.isOpen(keyOf(name, release.release))) ?? quick[0];
  }

  async #follow(name: RemoteName): Promise<void> {
    const entry = this.registry.remotes[name];
    if (!entry) return;
    const named = (id: string): NamedRelease => ({ name, id, integrity: entry.releases[id] ?? '' });
    const canary = canaryOf(name, entry, this.stops);
    if (canary) await this.#load(named(canary.release));
    const isThere = await this.#load(named(entry.stable));
    const good = this.#lastGood.of(name);
    if (isThere && !good.length) await this.#lastGood.note(named(entry.stable));
    // At hand before it is needed: a stable release that has yet to serve well may fail on the next page.
    else if (good[0]?.id !== entry.stable) for (const release of good) await this.#load(release);
  }

  /** Loads a release unless it is there; one that was refused is tried again after a while. Says whether it is there. */
  async #load(named: NamedRelease): Promise<boolean> {
    const key = keyOf(named.name, named.id);
    if (this.#loaded.has(key)) return true;
    if (this.#now() < (this.#refused.get(key) ?? -Infinity)) return false;
    const began = this.#now();
    const report = (outcome: 'loaded' | 'failed', error?: unknown) => {
      const ms = Math.round(this.#now() - began);
      this.#options.log({ remote: named.name, release: named.id, outcome, ms, ...(error ? { error: String(error) } : {}) });
    };
    try {
      const { shared, fetch, evaluateMs } = this.#options;
      const shell = { files: this.#files, shared, trust: this.trust, ...(fetch && { fetch }), ...(evaluateMs && { evaluateMs }) };
      const loaded = await loadRelease(named, shell);
      if (this.#loaded.has(key)) loaded.dispose();
      else this.#loaded.set(key, loaded);
      this.#refused.delete(key);
      report('loaded');
      return true;
    } catch (error) {
      this.#refused.set(key, this.#now() + (error instanceof UnusableRelease ? UNUSABLE_MS : AGAIN_MS));
      report('failed', error);
      return false;
    }
  }

  /** Drops what no page is rendered with any more; renders that have begun may finish. */
  #retire(): void {
    const wanted = new Set<string>();
    for (const name of this.names()) {
      const entry = this.registry.remotes[name]!;
      const ids = [entry.stable, entry.canary?.release, ...this.#lastGood.of(name).map((good) => good.id)];
      for (const id of ids) if (id) wanted.add(keyOf(name, id));
    }
    for (const [key, loaded] of this.#loaded) {
      if (wanted.has(key) || this.#now() - (this.#used.get(key) ?? -Infinity) < IDLE_MS) continue;
      this.#loaded.delete(key);
      this.#used.delete(key);
      this.breaker.forget(key);
      this.breaker.forget(`slow ${key}`);
      this.#bans.forget(key);
      setTimeout(loaded.dispose, GRACE_MS).unref();
    }
    for (const [key, until] of this.#refused) if (!wanted.has(key) && this.#now() - until > IDLE_MS) this.#refused.delete(key);
  }
}

function keyOf(name: string, release: string): string {
  return `${name}@${release}`;
}
