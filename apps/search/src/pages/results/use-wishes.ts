import { toggleWishAtom, wishedStaysAtom, type Wish } from '@shop/contracts/page';
import { useHydrated } from '@shop/design-system';
import { useAtomValue, useSetAtom } from 'jotai';

/** What is wished, which a server does not know, and the way to wish for one more or one less. */
export function useWishes(): [wished: ReadonlySet<string>, toggle: (wish: Wish) => void] {
  const isHydrated = useHydrated();
  const wished = useAtomValue(wishedStaysAtom);
  const toggle = useSetAtom(toggleWishAtom);
  return [isHydrated ? wished : NONE, toggle];
}

const NONE: ReadonlySet<string> = new Set();
