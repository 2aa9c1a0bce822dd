import type { FoundOffer, MarkerParams } from '@shop/api-client';
import type { LocalDate, Locale, MapPoint as FoundPoint, Site } from '@shop/contracts';
import type { MapPoint } from '@shop/design-system/map';
import { nightsBetween } from '@shop/domain';
import { formatMoney } from '@shop/i18n';
import type { SearchState } from '@shop/routes';
import { keepFutureDates } from './search-question.ts';

/** A marker of the map (spec 1, section 3): key is the offer's id, the weekend is what its card is asked by. */
export interface Marker extends MapPoint {
  readonly amount: number;
  readonly text: string;
  readonly weekendId: string;
  /** Arrival of the price, where flexible dates have found it. */
  readonly checkin?: LocalDate;
  /** Its price is that of some day, whatever the dates of the search. */
  readonly isAnyDay?: boolean;
}

interface MarkerContext {
  readonly locale: Locale;
  /** The offers that are known by name: those of the list. */
  readonly known: ReadonlyMap<string, FoundOffer>;
  /** `Offer at 149 €`, for those that are not. */
  readonly unnamed: (price: string) => string;
  /** The price in words, where it is what a gift leaves to pay. */
  readonly priceLabel?: (cents: number) => string;
}

/** Where an offer stands that the list suggests; a suggestion without a place has no marker. */
export function suggestedPoint({ id, location, sellPrice, checkin, priceType }: FoundOffer): FoundPoint[] {
  if (!location) return [];
  return [{ id, location, weekend: [{ id }], sellPrice, ...(checkin && priceType === 'FINAL_PRICE' && { checkin }) }];
}

/** Found points as markers: the price is in them, the name is read with them. */
export function markersOf(found: readonly FoundPoint[], { locale, known, unnamed, priceLabel }: MarkerContext): Marker[] {
  return found.map(({ id, location, weekend, sellPrice, checkin }) => {
    const text = priceLabel?.(sellPrice) ?? formatMoney(sellPrice, locale);
    const offer = known.get(id);
    return {
      id,
      weekendId: weekend[0]?.id ?? id,
      latitude: location.lat,
      longitude: location.lng,
      text,
      amount: sellPrice,
      ...(checkin && { checkin }),
      ...(offer?.priceType === 'FROM_PRICE' && !checkin && { isAnyDay: true }),
      label: offer ? `${offer.label}, ${offer.hotel.label}, ${text}` : unnamed(text),
    };
  });
}

/** The least price of several, by the names that the messages of a cluster tell apart: what a gift pays whole is included (GIFT-021). */
export function leastOf(cheapest: Pick<MapPoint, 'amount' | 'text'> | undefined, { isGift }: { readonly isGift: boolean }): string {
  return isGift && cheapest?.amount === 0 ? 'included' : (cheapest?.text ?? 'none');
}

interface CardOf {
  readonly weekendId: string;
  /** Of the gift that pays, for a search that names none. */
  readonly nights?: number | undefined;
}

/** How the card of a marker is asked for: with the dates and the party of the search, or as the gift that it would be (API-008). */
export function markerRequested(
  { weekendId, nights: ofGift = 1 }: CardOf,
  state: SearchState,
  site: Pick<Site, 'locale' | 'today' | 'todayIsClosed'>,
): MarkerParams {
  const requested = { id: weekendId, locale: site.locale };
  if (state.flow === 'gifting') return { ...requested, gift: { giftNights: state.giftNights ?? 1, giftAdult: state.giftAdults ?? 2 } };
  const { checkin, checkout, night, adults, children, babies } = keepFutureDates(state, site);
  const party = { adult: adults, child: children, baby: babies };
  if (!checkin) return { ...requested, party };
  const nights = checkout ? nightsBetween(checkin, checkout) : (night ?? ofGift);
  return { ...requested, dates: { checkin, night: nights }, party };
}
