import { useHydrated } from '@shop/design-system';
import { useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { withoutKeys } from '../views/shared/without-keys.ts';

export interface ChosenAddress {
  readonly search: string;
  /** Empty while the server's HTML comes to life: a server knows no hash. */
  readonly hash: string;
  /** Writes what was chosen in the place of the address before. */
  readonly choose: (next: { readonly search?: string; readonly hash: string }) => void;
}

/**
 * Query and hash of a page, as they are or are about to be: what is chosen counts from the press on, though the router draws
 * the new address a moment later. So no frame lacks it, and a second choice in that moment builds on the first. `mirror` are
 * the keys of the query that say the same as the hash; once something is chosen the hash alone says it.
 */
export function useChosenAddress(mirror: readonly string[]): ChosenAddress {
  const location = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<{ since: Location; search: string; hash: string }>();
  const { search, hash } = chosen?.since === location ? chosen : location;
  const choose: ChosenAddress['choose'] = (next) => {
    const address = { search: withoutKeys(next.search ?? search, mirror), hash: next.hash };
    setChosen({ since: location, ...address });
    void navigate(
      { pathname: location.pathname, ...address },
      { replace: true, preventScrollReset: true, state: location.state as unknown },
    );
  };
  return { search, hash: isHydrated ? hash : '', choose };
}
