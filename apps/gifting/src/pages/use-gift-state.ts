import { useHydrated } from '@shop/design-system';
import { formatGiftHash, parseGiftAddress, type GiftState } from '@shop/routes';
import { useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';

/** What is chosen of a gift, as its hash has it or is about to; a second choice builds on the first (GIFT-006, GIFT-007, GIFT-009). */
export function useGiftState(): readonly [GiftState, (next: Partial<GiftState>) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<{ readonly since: Location; readonly hash: string }>();
  const hash = chosen?.since === location ? chosen.hash : location.hash;
  const state = parseGiftAddress({ search: location.search, hash: isHydrated ? hash : '' });
  const change = (next: Partial<GiftState>) => {
    const written = formatGiftHash({ ...state, ...next });
    setChosen({ since: location, hash: written });
    void navigate({ pathname: location.pathname, search: location.search, hash: written }, { replace: true, preventScrollReset: true });
  };
  return [state, change];
}
