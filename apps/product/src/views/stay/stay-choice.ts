import type { ProductOffer } from '@shop/contracts';
import { chosenOffer } from '@shop/domain';

/** What can be had on the chosen days, and which of it stands chosen. */
export type OffersView =
  | { readonly kind: 'noDates' | 'loading' | 'failed' | 'none' }
  | { readonly kind: 'found'; readonly offers: readonly ProductOffer[]; readonly chosen: ProductOffer };

export interface OffersFacts {
  readonly hasDates: boolean;
  readonly offers: readonly ProductOffer[] | undefined;
  readonly isLoading: boolean;
  /** Offer that the address names. */
  readonly named: string | undefined;
}

export function offersView({ hasDates, offers, isLoading, named }: OffersFacts): OffersView {
  if (!hasDates) return { kind: 'noDates' };
  if (isLoading) return { kind: 'loading' };
  if (!offers) return { kind: 'failed' };
  const chosen = chosenOffer(offers, named);
  return chosen ? { kind: 'found', offers, chosen } : { kind: 'none' };
}

/**
 * The offer whose price is asked: the stay itself, or the one that the address names once it is known to belong to the stay.
 * Undefined while that is not known: nobody is shown the price of something else.
 */
export function quotedOffer(stayId: string, named: string | undefined, view: OffersView): string | undefined {
  if (view.kind === 'found') return view.chosen.weekendId;
  return named && named !== stayId && view.kind === 'loading' ? undefined : stayId;
}
