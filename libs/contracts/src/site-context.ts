import { createContext, use } from 'react';
import type { Site } from './site.ts';

export const SiteContext = createContext<Site | null>(null);

/** The visit's facts: locale, point of sale, today. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite is called outside the shell');
  return site;
}
