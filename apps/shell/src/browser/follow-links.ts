import type { DataRouter } from 'react-router';

const YEAR_S = 31_536_000;

interface Following {
  readonly router: DataRouter;
  /** The locale's prefix, which the router's addresses do without. */
  readonly prefix: string;
  /** Whether React runs the frame and answers its links itself. */
  readonly isAwake: () => boolean;
}

/** Answers what is pressed in the frame while it sleeps: its links move within the page as they do once it is awake. */
export function followLinks({ router, prefix, isAwake }: Following): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-frame] a[href]') : null;
      if (!link) return;
      if (link.dataset.language) return rememberLanguage(link);
      if (isAwake() || !link.dataset.discover || link.target || isSpecial(event)) return;
      event.preventDefault();
      const { pathname, search, hash } = new URL(link.href);
      void router.navigate((prefix ? pathname.slice(prefix.length) || '/' : pathname) + search + hash);
    },
    true,
  );
}

/** The other language keeps what the hash remembers, and is the one of the next visit (spec 2, section 2). */
function rememberLanguage(link: HTMLAnchorElement): void {
  document.cookie = `last_language=${link.dataset.language}; path=/; max-age=${YEAR_S}; samesite=lax`;
  link.hash = window.location.hash;
}

function isSpecial(event: MouseEvent): boolean {
  return event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
