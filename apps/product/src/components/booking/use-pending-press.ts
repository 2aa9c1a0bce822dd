import type { Cents } from '@shop/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PriceView } from '../../views/stay/price-view.ts';

/** What was pressed: a wish, by its name, and the price that it had then. */
interface PendingPress {
  readonly wish: string;
  readonly amount: Cents;
  /** The price is asked for once more. */
  readonly isChecking: boolean;
}

interface Press {
  /** Asks for the price once more; whether it is still the same. */
  readonly check: () => Promise<boolean>;
  readonly goOn: () => void;
}

/**
 * A press asks for the price once more and counts as soon as it is there, as does a press while it is asked again. Another
 * price than the one that was seen, another wish or no price at all (PROD-039) ends it: nobody is led on at a price that
 * they have not seen.
 */
export function usePendingPress(price: PriceView, wish: string | undefined, { check, goOn }: Press): () => void {
  const [pending, setPending] = useState<PendingPress>();
  const now = price.kind === 'final' ? price.price.sellPrice : undefined;
  const isMeant = pending !== undefined && !pending.isChecking && pending.wish === wish && pending.amount === now;
  if (pending && !pending.isChecking && price.kind !== 'loading' && !isMeant) setPending(undefined);
  const goOnOnce = useEffectEvent(() => {
    setPending(undefined);
    goOn();
  });
  useEffect(() => {
    if (isMeant) goOnOnce();
  }, [isMeant]);
  const checked = async (wish: string, amount: Cents) => {
    setPending({ wish, amount, isChecking: true });
    const isSame = await check();
    setPending(isSame ? { wish, amount, isChecking: false } : undefined);
  };
  return () => {
    if (wish === undefined || pending?.wish === wish) return;
    if (price.kind === 'loading') setPending({ wish, amount: price.previous.sellPrice, isChecking: false });
    if (price.kind === 'final') void checked(wish, price.price.sellPrice);
  };
}
