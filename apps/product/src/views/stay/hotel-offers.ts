import type { OfferCard } from '@shop/contracts';

/** The offer of the page and the other ones of its hotel (spec 2, section 7). */
export function mainFirst<O extends Pick<OfferCard, 'id'>>(offers: readonly O[], id: string): { main: O | undefined; others: O[] } {
  return { main: offers.find((offer) => offer.id === id), others: offers.filter((offer) => offer.id !== id) };
}
