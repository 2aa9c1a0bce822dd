import { lazy, type ComponentType } from 'react';
import { retryFetch } from '../lazy-hydration/retry-fetch.ts';

/**
 * A part for which its place waits, whichever component draws the `Suspense` around it: the server's HTML or what stands in stays until
 * the code can be had, which the next press or a restored connection requests again.
 */
export function awaitedPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy(async () => ({ default: await retryFetch(load) })) as unknown as ComponentType<Props>;
}
