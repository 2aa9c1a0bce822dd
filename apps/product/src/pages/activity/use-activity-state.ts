import { useHydrated } from '@shop/design-system';
import { formatActivityHash, parseActivityAddress } from '@shop/routes';
import { useLocation, useNavigate } from 'react-router';
import { withoutKeys } from '../../views/shared/without-keys.ts';

/** The party of the activity page; it lives in its hash as `a` (spec 2, section 4). */
export function useActivityState(): { readonly adults: number; readonly change: (adults: number) => void } {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  return {
    ...parseActivityAddress({ search, hash: isHydrated ? hash : '' }),
    change: (adults) => {
      const address = { pathname, search: withoutKeys(search, ['a', 'adult']), hash: formatActivityHash({ adults }) };
      void navigate(address, { replace: true, preventScrollReset: true });
    },
  };
}
