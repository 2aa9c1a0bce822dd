import { createContext, createElement, Fragment, use, type ReactNode } from 'react';
import { useSite } from './site-context.ts';

/** One part of one page, on the server. */
export interface KeptPart {
  readonly id: number;
  /** Its HTML is at hand: only a mark is rendered, which the server replaces by it. */
  readonly isKept: boolean;
}

/** Knows the HTML of parts that earlier pages have rendered; there is none in the browser. */
export interface Keeper {
  part(owner: object, name: string): KeptPart;
}

export const KeeperContext = createContext<Keeper | null>(null);

interface KeptProps {
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
export function Kept({ owner, name, facts, children }: KeptProps): ReactNode {
  const { locale, prefix, today } = useSite();
  const keeper = use(KeeperContext);
  if (!keeper) return createElement(Fragment, null, null, children, null);
  const part = keeper.part(owner, [name, locale, prefix, today, facts === undefined ? '' : JSON.stringify(facts)].join(' '));
  return createElement(
    Fragment,
    null,
    createElement('template', { 'data-kept': part.id }),
    part.isKept ? null : children,
    part.isKept ? null : createElement('template', { 'data-kept-end': part.id }),
  );
}
