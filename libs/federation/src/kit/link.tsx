import type { LinkProps } from 'react-router';
import { useHref, useLinkClickHandler } from 'react-router';

/** An address with a scheme or a host: it leaves the router. */
const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * React Router's link without what only its framework needs (prefetching of page links, discovery of routes): that
 * alone weighs as much as a small page. `data-routed` tells its anchors from plain ones while they sleep as HTML.
 */
export function Link({ to, replace, state, preventScrollReset, relative, viewTransition, reloadDocument, onClick, ...rest }: LinkProps) {
  const { discover: _discover, prefetch: _prefetch, ...anchor } = rest;
  const href = useHref(to, { relative });
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    replace,
    state: state as unknown,
    target: anchor.target,
    preventScrollReset,
    relative,
    viewTransition,
  });
  if (reloadDocument || (typeof to === 'string' && ABSOLUTE.test(to)))
    return <a {...anchor} href={typeof to === 'string' && ABSOLUTE.test(to) ? to : href} onClick={onClick} />;
  return (
    <a
      {...anchor}
      href={href}
      data-routed=""
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
