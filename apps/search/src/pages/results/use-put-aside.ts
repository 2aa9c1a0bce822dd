import { defaultBrandName } from '@shop/design-system/brand-name';
import { formatSearchHash, parseSearchAddress, START, whereAndWhenOf, type SearchState, type WhereAndWhen } from '@shop/routes';
import { useEffect, useMemo, useSyncExternalStore } from 'react';

/** Storage keys begin with the shop's name (decision note `open-points`). */
const KEY = `${defaultBrandName.toLowerCase()}.search.putAside`;

/** Place of the last search that was not one of activities and dates of the last stay, for the way back (SEARCH-076). */
export function usePutAside(state: SearchState): WhereAndWhen {
  const hash = useSyncExternalStore(neverChanges, read, () => '');
  useEffect(() => {
    if (state.flow === 'activity') return;
    const { place, lat, lng } = state;
    // A gift has no dates: those of the stay before it remain.
    const aside = state.flow === 'gifting' ? { ...parsed(read()), place, lat, lng } : whereAndWhenOf(state);
    const hash = formatSearchHash({ ...START, ...aside });
    // Who has said neither where nor when leaves nothing behind.
    write(hash === NOTHING ? undefined : hash);
  }, [state]);
  return useMemo(() => parsed(hash), [hash]);
}

const parsed = (hash: string): WhereAndWhen => whereAndWhenOf(parseSearchAddress({ search: '', hash }));

const NOTHING = formatSearchHash(START);

const neverChanges = (): (() => void) => () => undefined;

/** A browser may refuse its storage; then nothing is put aside. */
function read(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function write(hash: string | undefined): void {
  try {
    if (hash === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, hash);
  } catch {
    return;
  }
}
