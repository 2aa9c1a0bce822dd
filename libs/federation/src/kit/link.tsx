import { use, type MouseEvent, type ReactNode } from 'react';
import type { LinkProps } from 'react-router';
import { UNSAFE_NavigationContext as NavigationContext, useHref, useLinkClickHandler, useNavigate } from 'react-router';

/** An address with a scheme or a host: it leaves the router. */
const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * React Router's link without what only its framework needs (prefetching of page links, discovery of routes): that
 * alone weighs as much as a small page. `data-routed` tells its anchors from plain ones before they are hydrated.
 * An address from the root, as nearly all are, is not resolved against the page: a page of results has 150 of them.
 */
export function Link({ discover: _discover, prefetch: _prefetch, ...link }: LinkProps): ReactNode {
  const { to } = link;
  if (typeof to !== 'string' || link.reloadDocument) return <ResolvedLink {...link} />;
  if (ABSOLUTE.test(to)) return <OutLink {...link} to={to} />;
  return to.startsWith('/') ? <RootLink {...link} to={to} /> : <ResolvedLink {...link} />;
}

type TextLink = LinkProps & { readonly to: string };

function OutLink({
  to,
  reloadDocument: _reload,
  replace: _replace,
  state: _state,
  preventScrollReset: _keep,
  relative: _relative,
  viewTransition: _view,
  ...anchor
}: TextLink) {
  return <a {...anchor} href={to} />;
}

function RootLink({ to, replace, state, preventScrollReset, relative: _relative, viewTransition, onClick, ...anchor }: TextLink) {
  const { basename, navigator } = use(NavigationContext);
  const navigate = useNavigate();
  const href = navigator.createHref(basename === '/' ? to : to === '/' ? basename : basename + to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event, anchor.target)) return;
    event.preventDefault();
    const isHere = event.currentTarget.href === window.location.href;
    void navigate(to, { replace: replace ?? isHere, state: state as unknown, preventScrollReset, viewTransition });
  };
  return <a {...anchor} href={href} data-routed="" onClick={follow} />;
}

function isForBrowser({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target: string | undefined): boolean {
  return button !== 0 || (target !== undefined && target !== '_self') || metaKey || altKey || ctrlKey || shiftKey;
}

function ResolvedLink({ to, replace, state, preventScrollReset, relative, viewTransition, reloadDocument, onClick, ...anchor }: LinkProps) {
  const href = useHref(to, { relative });
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    replace,
    state: state as unknown,
    target: anchor.target,
    preventScrollReset,
    relative,
    viewTransition,
  });
  if (reloadDocument) return <a {...anchor} href={href} onClick={onClick} />;
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
