import type * as React from 'react';

/** React starts no owner stacks beyond this many a second. */
const MOST_OWNER_STACKS = 10_000;
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

await loadWithoutThrottle();
const { default: react } = (await import('react')) as unknown as { readonly default: typeof React & Record<typeof INTERNALS, object> };
dropOwnerStacks(react[INTERNALS]);

/**
 * React delays what follows a fallback by up to 300 ms, so that a page does not flicker, with the timer that it finds when it is
 * loaded. Each page of a specification would wait for that.
 */
async function loadWithoutThrottle(): Promise<void> {
  const timer = globalThis.setTimeout;
  const isThrottled = (callback: () => void) => callback.name.endsWith('completeRootWhenReady');
  globalThis.setTimeout = Object.assign(
    (callback: () => void, milliseconds?: number) => timer(callback, isThrottled(callback) ? 0 : milliseconds),
    timer,
  );
  await import('react-dom/client');
  globalThis.setTimeout = timer;
}

/**
 * React takes a stack trace of each element that it makes, for the console of a browser: two thirds of what an element costs.
 * Once it has taken the most of a second it takes no more; names of components stay in its warnings.
 */
function dropOwnerStacks(internals: object): void {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => MOST_OWNER_STACKS, set: () => undefined });
}
