import type { Site } from '@shop/contracts';
import { clockOf } from '@shop/i18n';

const EVERY_MS = 60_000;

export interface SiteClock {
  /** The site with the day that it is now at the point of sale. */
  readonly current: () => Site;
  /** Tells of another day, or that today is no longer sold; answers what ends it. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/**
 * A page may lie in a tab for days: its day is looked at again when the tab is seen again, every minute that it is, and before
 * each change of page. Only the time that has gone by is the machine's; `sentAt`, when the server wrote the page, is the shop's.
 */
export function siteClock(site: Site, sentAt: number): SiteClock {
  const openedAt = Date.now();
  let known = site;
  const current = (): Site => {
    const { today, todayIsClosed } = clockOf(site.pointOfSale, new Date(sentAt + Date.now() - openedAt));
    const isSame = today === known.today && todayIsClosed === known.todayIsClosed;
    return isSame ? known : (known = { ...site, today, todayIsClosed });
  };
  return {
    current,
    subscribe(onChange) {
      let told = known;
      const look = () => {
        if (document.visibilityState === 'hidden' || told === current()) return;
        told = known;
        onChange();
      };
      const timer = setInterval(look, EVERY_MS);
      document.addEventListener('visibilitychange', look);
      window.addEventListener('pageshow', look);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', look);
        window.removeEventListener('pageshow', look);
      };
    },
  };
}
