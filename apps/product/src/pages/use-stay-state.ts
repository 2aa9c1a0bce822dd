import { formatStayHash, parseStayAddress, type StayState } from '@shop/routes';
import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Keys of the query that are the hash's twin; once something is chosen the hash alone says it. */
const TWIN = ['checkin', 'checkout', 'night', 'a', 'c', 'b', 's', 'adult', 'child', 'baby', 'offerId', 'id', 'activityDates', 'error'];

/** Dates and party of the stay page; they live in its address (spec 2, section 2). */
export function useStayState(): { state: StayState; change: (next: StayState) => void } {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const state = parseStayAddress({ search, hash: isHydrated ? hash : '' });
  const change = (next: StayState) => {
    const address = { pathname, search: withoutTwin(search), hash: formatStayHash(next) };
    void navigate(address, { replace: true, preventScrollReset: true });
  };
  return { state, change };
}

/** False while the browser takes over the server's page, which knows no hash. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => undefined;

function withoutTwin(search: string): string {
  const rest = [...new URLSearchParams(search)].filter(([key]) => !TWIN.includes(key));
  return rest.length ? `?${new URLSearchParams(rest).toString()}` : '';
}
