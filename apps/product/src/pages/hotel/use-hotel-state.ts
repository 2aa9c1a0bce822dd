import { useHydrated } from '@shop/design-system';
import { formatHotelHash, parseHotelAddress, type HotelState } from '@shop/routes';
import { useLocation, useNavigate } from 'react-router';
import { withoutKeys } from '../../views/shared/without-keys.ts';

/** Keys of the query that are the hash's twin; once something is chosen the hash alone says it. */
const TWIN = ['checkin', 'checkout', 'night', 'a', 'c', 'b', 's', 'adult', 'child', 'baby', 'anchor', 'products'];

export interface HotelPageState {
  readonly state: HotelState;
  /** Rooms instead of weekends (spec 2, section 2). */
  readonly isHotelFlow: boolean;
  readonly change: (next: HotelState) => void;
}

/** Dates and party of the hotel page; they live in its hash, the flow in its query (spec 2, section 2). */
export function useHotelState(): HotelPageState {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  return {
    state: parseHotelAddress({ search, hash: isHydrated ? hash : '' }),
    isHotelFlow: new URLSearchParams(search).get('flow') === 'hotel',
    change: (next) => {
      const address = { pathname, search: withoutKeys(search, TWIN), hash: formatHotelHash(next) };
      void navigate(address, { replace: true, preventScrollReset: true });
    },
  };
}
