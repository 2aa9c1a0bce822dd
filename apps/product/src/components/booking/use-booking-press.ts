import { track } from '@shop/analytics';
import type { StayDetail } from '@shop/contracts';
import { useNavigate } from 'react-router';
import type { StayVisit } from '../../views/stay/stay-visit.ts';
import { usePendingPress } from './use-pending-press.ts';

/**
 * A press on any button that books: it asks for the price once more, then leads to the booking summary. It is held by the
 * page and not by its button, for the bar that was pressed may have left the window before the price is there.
 */
export function useBookingPress(stay: StayDetail, visit: StayVisit): () => void {
  const navigate = useNavigate();
  const { price, wishHref, checkPrice } = visit;
  const goOn = () => {
    if (wishHref === undefined) return;
    trackCart(stay, visit);
    void navigate(wishHref);
  };
  return usePendingPress(price, wishHref, { check: checkPrice, goOn });
}

/** Reports that the stay was put in the cart, at the price that is shown. */
export function trackCart({ id, label }: StayDetail, { offers, price }: StayVisit): void {
  if (price.kind !== 'final') return;
  const offer = offers.kind === 'found' ? offers.chosen.weekendId : id;
  track({ event: 'add_to_cart', item: { id: offer, name: label, price: price.price.sellPrice } });
}
