/**
 * What shell and remotes share at run time, as one singleton: the page's contexts and atoms.
 * Kept small: everything here is a promise to every released remote.
 */
import type { QueryClient } from '@tanstack/react-query';
import { atom } from 'jotai';
import { createContext as createReactContext, use, type ComponentType, type ReactNode } from 'react';
import { createContext } from 'react-router';
import type { RemoteName } from './remote.ts';
import type { Site } from './site.ts';

export { CachedFragment, FragmentCacheContext, type FragmentCache, type FragmentEntry } from './cached-fragment.ts';
export { SOLD_LOCALES } from './site.ts';
export { SiteContext, useSite } from './site-context.ts';
export { useRobots } from './use-robots.ts';

/** For loaders: `context.get(queryClientContext)`. */
export const queryClientContext = createContext<QueryClient>();
/** For loaders: `context.get(siteContext)`. */
export const siteContext = createContext<Site>();

export interface SlotProps {
  /** The remote that exposes the widget. */
  readonly remote: RemoteName;
  readonly widget: string;
  /** Props of the widget. */
  readonly with?: Record<string, unknown>;
  /** Shown while the widget loads, then below `[data-waiting]`, and when it cannot be had. */
  readonly fallback?: ReactNode;
  /**
   * When it is hydrated on a page that came from the server: with the page (`load`), or when the visitor first points at it,
   * touches or focuses it (`interaction`). Until then it is the server's HTML: links and forms work, and nothing is downloaded.
   */
  readonly hydrate?: 'load' | 'interaction';
}

export const SlotContext = createReactContext<ComponentType<SlotProps> | null>(null);

/** Returns the shell's `Slot` component, which mounts another remote's widget. */
export function useSlot(): ComponentType<SlotProps> {
  const slot = use(SlotContext);
  if (!slot) throw new Error('useSlot is called outside the shell');
  return slot;
}

/** What the header does on this page; a page sets it through its route's `handle`. */
export interface PageHandle {
  /** Checkout, gift set-up: logo and back only (SHELL-023). */
  readonly simplified?: boolean;
  /**
   * Name of the chunk that a page of its own is loaded from: `checkout` for a route with
   * `lazy: () => import(/* webpackChunkName: "page-checkout" *\/ ...)`. Its files are put into the head.
   */
  readonly chunk?: string;
  /** Remotes whose widgets this page mounts at once: their code and styles are put into the head. */
  readonly uses?: readonly RemoteName[];
  /** Remotes whose widgets on this page hydrate on interaction: only their styles are put into the head. */
  readonly deferred?: readonly RemoteName[];
}

/** A stay or an activity as a wishlist shows it (spec 1, section 3, wishlist entry). */
export interface Wish {
  readonly type: 'STAY' | 'ACTIVITY';
  readonly id: string;
  readonly label: string;
  /** Name of the hotel, or of the centre of an activity. */
  readonly hotel: string;
  readonly imageUrl: string;
  /** Path without the locale's prefix. */
  readonly uri: string;
}

/** A heart that was pressed, until the account remote has kept it. */
export interface RequestedWish {
  readonly wish: Wish;
  readonly isWished: boolean;
}

/** By what a wish is known among `wishedStaysAtom`: stays by their id alone. */
export function wishKey({ type, id }: Pick<Wish, 'type' | 'id'>): string {
  return type === 'STAY' ? id : `${type} ${id}`;
}

/** What is wished, by `wishKey`; filled by the account remote, read by every heart. */
export const wishedStaysAtom = atom<ReadonlySet<string>>(new Set<string>());
export const requestedWishesAtom = atom<readonly RequestedWish[]>([]);

/** Turns a heart over: every heart and the header show it at once, the account remote keeps it. */
export const toggleWishAtom = atom(null, (get, set, wish: Wish) => {
  const wished = new Set(get(wishedStaysAtom));
  const isWished = !wished.delete(wishKey(wish));
  if (isWished) wished.add(wishKey(wish));
  set(wishedStaysAtom, wished);
  set(requestedWishesAtom, [...get(requestedWishesAtom), { wish, isWished }]);
});
