import type { RemoteName } from '@shop/contracts';
import type { RemoteHost } from '@shop/federation/server';
import { canaryFault } from './canary-fault.ts';
import { Measures, type NotedError } from './measures.ts';

const MAX_RELEASES = 200;

/** Knows how each remote@release does in this process, and stops a canary that does worse than the stable release. */
export class ReleaseWatch {
  readonly #measures = new Map<string, Measures>();
  readonly #host: RemoteHost;
  #stops: readonly string[] = [];
  readonly #stopped: (key: string, reason: string) => void;

  constructor(host: RemoteHost, stopped: (key: string, reason: string) => void) {
    this.#host = host;
    this.#stopped = stopped;
  }

  of(key: string): Measures {
    const known = this.#measures.get(key);
    if (known) return known;
    const fresh = new Measures();
    this.#measures.set(key, fresh);
    if (this.#measures.size > MAX_RELEASES) this.#measures.delete(this.#measures.keys().next().value!);
    return fresh;
  }

  all(): ReadonlyMap<string, Measures> {
    return this.#measures;
  }

  /** One page was rendered with these releases, the page's own first. */
  rendered(keys: readonly string[], { ms, bytes }: { readonly ms: number; readonly bytes: number }): void {
    for (const [index, key] of keys.entries()) {
      const measures = this.of(key);
      measures.renders += 1;
      measures.lastSeen = Date.now();
      if (index > 0) continue;
      measures.renderMs.add(ms);
      measures.bytes += bytes;
    }
  }

  failed(key: string, error: NotedError): void {
    this.of(key).note(error);
  }

  /** Compares each canary with its stable release. One whose stop has ended is compared from zero. */
  guard(): void {
    for (const key of this.#stops) if (!Object.hasOwn(this.#host.stops, key)) this.#measures.delete(key);
    this.#stops = Object.keys(this.#host.stops);
    for (const name of this.#host.names()) {
      const entry = this.#host.registry.remotes[name];
      if (!entry?.canary || Object.hasOwn(this.#host.stops, keyOf(name, entry.canary.release))) continue;
      const key = keyOf(name, entry.canary.release);
      const reason = canaryFault(this.of(keyOf(name, entry.stable)), this.of(key));
      if (!reason) continue;
      this.#host.stop(key, reason);
      this.#stopped(key, reason);
    }
  }
}

export function keyOf(name: RemoteName | string, release: string): string {
  return `${name}@${release}`;
}

/**
 * `search@3f9c…` of a stack of the server's: whose bundle threw, or in whose region (`ownedBy`) it was; undefined for the shell's
 * own code.
 */
export function releaseOfStack(stack: string | undefined): string | undefined {
  return /(?:\/remotes\/|\bat )([a-z][\w-]*@[\w-]+)(?=[/\s]|$)/.exec(stack ?? '')?.[1];
}
