import type { DataRouter } from 'react-router';

/**
 * Whether a move of the router leads to another page; a change of filters, dates or tabs stays, and Back is neither. The
 * router is told addresses without the locale's prefix, and knows where it is with it.
 */
export function isOtherPage(to: unknown, { basename = '/', state }: DataRouter): boolean {
  const path = typeof to === 'string' ? /^[^?#]*/.exec(to)?.[0] : (to as { pathname?: string } | null)?.pathname;
  const { pathname } = state.location;
  const here = basename === '/' ? pathname : pathname.slice(basename.length) || '/';
  return Boolean(path) && path !== here;
}
