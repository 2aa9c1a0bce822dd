import { useSite } from './site-context.ts';

/**
 * What a page asks of search engines beyond its kind: `noindex, follow` for a hotel that sells nothing. Nothing where the
 * shop is not to be listed: then the shell has said so for every page (spec 2, section 4), and once is enough.
 */
export function useRobots(wish: string): string | undefined {
  return useSite().toggles?.indexing === false ? undefined : wish;
}
