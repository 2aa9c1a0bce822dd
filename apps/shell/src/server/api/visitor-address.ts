import { AsyncLocalStorage } from 'node:async_hooks';

type Fetch = typeof globalThis.fetch;

const current = new AsyncLocalStorage<string>();

/** Answers a request of this visitor; one who has hung up has no address any more. */
export function withinVisit<T>(ip: string | undefined, work: () => T): T {
  return current.run(ip ?? 'unknown', work);
}

/** Tells the API for which visitor a page is rendered, since it counts tries by address; no other server learns of visitors. */
export function visitorFetch(plain: Fetch, apiAddresses: readonly string[]): Fetch {
  const origins = new Set(apiAddresses.map((address) => new URL(address).origin));
  return (input, init) => {
    const ip = current.getStore();
    if (!ip || !origins.has(new URL(input instanceof Request ? input.url : input).origin)) return plain(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set('x-forwarded-for', ip);
    return plain(input, { ...init, headers });
  };
}
