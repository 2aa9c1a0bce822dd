import type { PageHandle } from '@shop/contracts/page';
import { useSite } from '@shop/contracts/page';
import type { SearchFlow } from '@shop/domain';
import { bannerPageOf, isSimplified, flowOfSearch, resolveAddress, type BannerPageKind, type Screen } from '@shop/routes';
import { useMemo } from 'react';
import { useLocation, useMatches } from 'react-router';
import { knownAddresses, useLayout, useToggles } from './layout-context.ts';

/** Where the visitor is, as far as the layout cares. */
export interface Place {
  /** Undefined at an address that shows nothing. */
  readonly screen: Screen | undefined;
  readonly flow: SearchFlow;
  readonly bannerPage: BannerPageKind | undefined;
  readonly isSimplified: boolean;
}

/** Screens that belong to a flow whatever the address says. */
const FLOW_OF: Partial<Record<Screen, SearchFlow>> = {
  activities: 'activity',
  activity: 'activity',
  hotel: 'hotel',
  boxes: 'gifting',
  box: 'gifting',
  boxLanding: 'gifting',
};

export function usePlace(): Place {
  const { locale } = useSite();
  const { pathname, search } = useLocation();
  const isSaidSimplified = useMatches().some((match) => (match.handle as PageHandle | undefined)?.simplified === true);
  const found = resolveAddress(pathname, locale, knownAddresses(useLayout(), useToggles()));
  const screen = found.kind === 'screen' ? found.screen : undefined;
  const flow = (screen && FLOW_OF[screen]) ?? flowOfSearch(search);
  return useMemo(
    () => ({ screen, flow, bannerPage: bannerPageOf(screen), isSimplified: isSaidSimplified || isSimplified(screen) }),
    [screen, flow, isSaidSimplified],
  );
}
