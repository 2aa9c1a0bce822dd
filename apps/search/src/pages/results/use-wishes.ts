import { wishedStaysAtom } from '@shop/contracts/page';
import { useAtom } from 'jotai';
import { useCallback } from 'react';

/** The wished stays and the way to wish for one more or one less; every heart of the page follows at once. */
export function useWishes(): [wished: ReadonlySet<string>, toggle: (id: string) => void] {
  const [wished, setWished] = useAtom(wishedStaysAtom);
  const toggle = useCallback(
    (id: string) =>
      setWished((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [setWished],
  );
  return [wished, toggle];
}
