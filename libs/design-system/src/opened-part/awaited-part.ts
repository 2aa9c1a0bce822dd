import { lazy, type ComponentType } from 'react';
import { untilFetched } from '../lazy-hydration/until-fetched.ts';

/**
 * A part for which its place waits, whoever draws the `Suspense` around it: the server's HTML or what stands in stays until the code can be
 * had, which the next press or a connection that is back asks for again.
 */
export function awaitedPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy(async () => ({ default: await untilFetched(load) })) as unknown as ComponentType<Props>;
}
