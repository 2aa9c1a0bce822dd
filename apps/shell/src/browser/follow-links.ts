import { isAnswered } from '@shop/design-system';
import type { DataRouter } from 'react-router';
import { connection } from '../layout/connection.ts';
import { needsConnection } from './offline-queue.ts';
import { keepCookie } from './shop-cookie.ts';

const YEAR_S = 31_536_000;

interface Following {
  readonly router: DataRouter;
  /** The locale's prefix, which the router's addresses do without. */
  readonly prefix: string;
}

/** Answers what is pressed in the layout before it is hydrated: its links move within the page as they do afterwards, and close what they stood in. Offline every link waits. */
export function followLinks({ router, prefix }: Following): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link) return;
      if (needsConnection(link) && !isSpecial(event)) return holdLink(link, event);
      if (!link.closest('[data-layout]')) return;
      if (link.dataset.language) return rememberLanguage(link);
      if (link.dataset.routed === undefined || link.target || isSpecial(event)) return;
      closeAround(link);
      if (isAnswered(link)) return;
      event.preventDefault();
      const { pathname, search, hash } = withHashOfOrigin(new URL(link.href));
      void router.navigate((prefix ? pathname.slice(prefix.length) || '/' : pathname) + search + hash);
    },
    true,
  );
}

/** Who signs in comes back to what they had chosen, which stands in the hash: the server leaves its place in the link (`chosenHash`). */
function withHashOfOrigin(url: URL): URL {
  const origin = url.searchParams.get('origin');
  if (origin?.endsWith('#')) url.searchParams.set('origin', origin.slice(0, -1) + window.location.hash);
  return url;
}

/** Instead of the browser's own page about it: the link is pressed again once there is a connection. */
function holdLink(link: HTMLAnchorElement, event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  closeAround(link);
  connection.whenBack(() => link.click());
}

/** A drawer or a menu closes behind a visitor who follows a link from it, also to the current page. */
function closeAround(link: HTMLAnchorElement): void {
  link.closest<HTMLElement>('[popover]')?.hidePopover();
  const menu = link.closest<HTMLDetailsElement>('details[data-closes]');
  if (menu) menu.open = false;
}

/** The other language keeps what the hash remembers, and is the one of the next visit (spec 2, section 2). */
function rememberLanguage(link: HTMLAnchorElement): void {
  keepCookie('last_language', link.dataset.language ?? '', YEAR_S);
  link.hash = window.location.hash;
}

function isSpecial(event: MouseEvent): boolean {
  return event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
