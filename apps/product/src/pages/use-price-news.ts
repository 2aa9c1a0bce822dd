import type { Cents } from '@shop/contracts';
import { useState } from 'react';
import type { PriceView } from '../views/stay/price-view.ts';
import type { PriceNews } from '../views/stay/stay-visit.ts';

/** Told when the same wish, by its name, costs something else than it did a moment ago. */
export function usePriceNews(price: PriceView, wish: string): PriceNews | undefined {
  const now = price.kind === 'final' ? price.price.sellPrice : undefined;
  const [last, setLast] = useState<{ wish: string; amount?: Cents | undefined; before?: Cents | undefined }>({ wish });
  if (last.wish !== wish) setLast({ wish, amount: now });
  else if (now !== undefined && now !== last.amount) setLast({ wish, amount: now, before: last.amount });
  return last.wish === wish && last.before !== undefined && now !== undefined ? { before: last.before, now } : undefined;
}
