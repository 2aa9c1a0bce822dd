import type { Cents } from '@shop/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PriceView } from '../../views/stay/price-view.ts';

/** What was pressed: a wish, by its name, and the price that it had then. */
interface KeptPress {
  readonly wish: string;
  readonly amount: Cents;
}

/**
 * A press while the price is asked again counts as soon as the price is there. Another price than the one that was seen, or
 * another wish, is to be pressed anew: nobody is led on at a price that he has not seen.
 */
export function useKeptPress(price: PriceView, wish: string, goOn: () => void): () => void {
  const [kept, setKept] = useState<KeptPress>();
  const now = price.kind === 'final' ? price.price.sellPrice : undefined;
  const isMeant = kept !== undefined && kept.wish === wish && kept.amount === now;
  if (kept && price.kind !== 'loading' && !isMeant) setKept(undefined);
  const goOnOnce = useEffectEvent(() => {
    setKept(undefined);
    goOn();
  });
  useEffect(() => {
    if (isMeant) goOnOnce();
  }, [isMeant]);
  return () => price.kind === 'loading' && setKept({ wish, amount: price.previous.sellPrice });
}
