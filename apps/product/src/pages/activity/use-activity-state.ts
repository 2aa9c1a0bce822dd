import { formatActivityHash, parseActivityAddress } from '@shop/routes';
import { useChosenAddress } from '../use-chosen-address.ts';

/** The party of the activity page; it lives in its hash as `a` (spec 2, section 4). */
export function useActivityState(): { readonly adults: number; readonly change: (adults: number) => void } {
  const { search, hash, choose } = useChosenAddress(['a', 'adult']);
  return { ...parseActivityAddress({ search, hash }), change: (adults) => choose({ hash: formatActivityHash({ adults }) }) };
}
