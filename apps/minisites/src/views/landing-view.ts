import type { LandingPage } from '@shop/api-client';
import type { Season } from '@shop/contracts';

/** Seasons that have an address, whether or not a locale has configured a page for it (spec 2, section 2). */
const SEASONS: readonly Season[] = ['black-friday', 'spring', 'valentines', 'xmas'];

/** What a landing address shows. */
export type LandingView = { readonly kind: 'home' | 'own' | 'unconfigured' } | { readonly kind: 'unknown' };

/** A season without configuration waits with a loader and never becomes an error (HOME-013); any other word is no page. */
export function landingView(slug: string, landing: LandingPage | undefined): LandingView {
  if (landing?.page === 'home') return { kind: 'home' };
  if (landing?.content) return { kind: 'own' };
  return { kind: landing || SEASONS.some((season) => season === slug) ? 'unconfigured' : 'unknown' };
}
