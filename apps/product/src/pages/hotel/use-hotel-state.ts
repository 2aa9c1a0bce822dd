import { formatHotelHash, parseHotelAddress, type HotelState } from '@shop/routes';
import { useChosenAddress } from '../use-chosen-address.ts';

const TWIN = ['checkin', 'checkout', 'night', 'a', 'c', 'b', 's', 'adult', 'child', 'baby', 'anchor', 'products'];

export interface HotelPageState {
  readonly state: HotelState;
  /** Rooms instead of weekends (spec 2, section 2). */
  readonly isHotelFlow: boolean;
  readonly change: (next: HotelState) => void;
}

/** Dates and party of the hotel page; they live in its hash, the flow in its query (spec 2, section 2). */
export function useHotelState(): HotelPageState {
  const { search, hash, choose } = useChosenAddress(TWIN);
  return {
    state: parseHotelAddress({ search, hash }),
    isHotelFlow: new URLSearchParams(search).get('flow') === 'hotel',
    change: (next) => choose({ hash: formatHotelHash(next) }),
  };
}
