import { useEffect, useRef } from 'react';

/** Once, when the page opens at its offers, brings them into sight; the distance to the edge is the section's own. */
export function useOffersAnchor(showsOffers: boolean | undefined) {
  const offers = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (showsOffers) offers.current?.scrollIntoView({ block: 'start' });
  }, [showsOffers]);
  return offers;
}
