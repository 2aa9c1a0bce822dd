import { createContext, createElement, Fragment, use, type ReactNode } from 'react';
import { useSite } from './site-context.ts';

/** One part of one page, on the server. */
export interface FragmentEntry {
  readonly id: number;
  /** Its HTML is at hand: only a mark is rendered, which the server replaces by it. */
  readonly isCached: boolean;
}

/** Knows the HTML of parts that earlier pages have rendered; there is none in the browser. */
export interface FragmentCache {
  part(owner: object, name: string): FragmentEntry;
}

export const FragmentCacheContext = createContext<FragmentCache | null>(null);

interface CachedFragmentProps {
  /** Content that is drawn, or an object of the code that draws it: the HTML is forgotten together with it. */
  readonly owner: object;
  readonly name: string;
  /** All that the children are drawn from besides the owner and the site: as JSON it says which HTML is meant. */
  readonly facts?: unknown;
  readonly children: ReactNode;
}

/**
 * A part that depends on its owner, its facts and the point of sale alone, never on the page or the visitor: the server
 * renders it once and sends the same HTML with every page that shows it. Nothing in it may use `useId` or wait for data.
 */
export function CachedFragment({ owner, name, facts, children }: CachedFragmentProps): ReactNode {
  const { locale, prefix, today } = useSite();
  const fragments = use(FragmentCacheContext);
  if (!fragments) return createElement(Fragment, null, null, children, null);
  const part = fragments.part(owner, [name, locale, prefix, today, facts === undefined ? '' : JSON.stringify(facts)].join(' '));
  return createElement(
    Fragment,
    null,
    createElement('template', { 'data-fragment': part.id }),
    part.isCached ? null : children,
    part.isCached ? null : createElement('template', { 'data-fragment-end': part.id }),
  );
}
