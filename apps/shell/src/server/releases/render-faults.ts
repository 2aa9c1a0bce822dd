import type { RemoteName } from '@shop/contracts';
import type { PageRemotes, RemoteHost } from '@shop/federation/server';
import type { FastifyBaseLogger } from 'fastify';
import type { PageFault } from '../page.ts';
import { keyOf, releaseOfStack, type ReleaseWatch } from './release-watch.ts';

interface Noting {
  readonly host: RemoteHost;
  readonly watch: ReleaseWatch;
}

/** What went wrong while one page was rendered, each thing put down to the release whose code it was. */
export class RenderFaults {
  readonly #noting: Noting;
  readonly #remotes: PageRemotes;
  readonly #log: FastifyBaseLogger;
  readonly #threw = new Set<string>();
  readonly #slow = new Set<string>();

  constructor(noting: Noting, remotes: PageRemotes, log: FastifyBaseLogger) {
    this.#noting = noting;
    this.#remotes = remotes;
    this.#log = log;
  }

  /** The whole page of a remote was left out. */
  ofPage(name: RemoteName, { kind, error }: PageFault): void {
    const key = keyOf(name, this.#remotes.lock[name] ?? '');
    (kind === 'slow' ? this.#slow : this.#threw).add(key);
    this.#say(key, error, kind === 'slow' ? 'a page was too slow' : 'a remote could not open a page');
  }

  /** A question that fails is most often the back end's fault: it tells nothing about the release. */
  ofLoader(error: unknown, name: RemoteName | undefined): void {
    const key = releaseOfStack(stackOf(error)) ?? (name && keyOf(name, this.#remotes.lock[name] ?? '')) ?? 'shell';
    this.#say(key, error, 'a loader failed');
  }

  /** `componentStack` is React's: the release whose region it is, where its code is not in the error's own stack. */
  ofRegion(error: unknown, componentStack?: string): void {
    const key = releaseOfStack(stackOf(error)) ?? releaseOfStack(componentStack) ?? 'shell';
    if (key !== 'shell') this.#threw.add(key);
    this.#say(key, error, 'a region could not be rendered');
  }

  /** Tells the breaker how each release of the page did. One that its visitor has left, or that was cut off, went well for nobody. */
  settle(names: readonly RemoteName[], { isWhole }: { readonly isWhole: boolean }): void {
    for (const name of names) {
      const release = this.#remotes.lock[name];
      if (!release) continue;
      const key = keyOf(name, release);
      const fault = this.#slow.has(key) ? 'slow' : this.#threw.has(key) ? 'threw' : undefined;
      if (fault || isWhole) this.#noting.host.note(name, release, fault ?? 'well');
    }
  }

  #say(key: string, error: unknown, what: string): void {
    this.#log.error({ err: error, release: key }, what);
    const stack = stackOf(error);
    const isBackEnd = (error as { name?: string } | null)?.name === 'ApiError';
    this.#noting.watch.failed(key, { side: 'server', message: messageOf(error), isBackEnd, ...(stack && { stack }) });
  }
}

function stackOf(error: unknown): string | undefined {
  return error instanceof Error || (error !== null && typeof error === 'object' && 'stack' in error)
    ? String((error as { stack?: unknown }).stack ?? '')
    : undefined;
}

function messageOf(error: unknown): string {
  const { name, message } = (error ?? {}) as { name?: string; message?: string };
  return message ? `${name ?? 'Error'}: ${message}`.slice(0, 256) : String(error).slice(0, 256);
}
