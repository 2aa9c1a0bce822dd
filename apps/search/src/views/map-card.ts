import type { Locale, StayDetail } from '@shop/contracts';
import { addDays, searchPromo } from '@shop/domain';
import { formatMoney } from '@shop/i18n';
import { giftStayHref, hrefFor, pricedStayHref, type SearchState } from '@shop/routes';

/** What the card of a marker shows. */
export interface MapCardView {
  readonly title: string;
  readonly hotel: string;
  readonly stars: number;
  readonly place: string;
  readonly imageUrl: string | undefined;
  /** The first things that are in it. */
  readonly inside: readonly string[];
  /** The first thing to know before. */
  readonly info: string | undefined;
  readonly price: string;
  /** The same in cents, where it is of these nights. */
  readonly wholePrice: number | undefined;
  readonly isFrom: boolean;
  /** Shown above 5 percent only (spec 1, section 5). */
  readonly refPrice: string | undefined;
  readonly nights: number;
  readonly href: string;
}

const MAX_INSIDE = 3;

interface MapCardContext {
  readonly state: SearchState;
  readonly locale: Locale;
  /** Nights that a gift pays, where the search names no dates. */
  readonly giftNights?: number | undefined;
}

/** The stay behind a marker, in the words of the search (API-008: label, hotel, programme, what is important). */
export function mapCard(detail: StayDetail, { state, locale, giftNights }: MapCardContext): MapCardView {
  const price = detail.price ?? { ...detail.fromPrice, priceType: 'FROM_PRICE' as const };
  const nights = detail.price ? price.nights : (giftNights ?? price.nights);
  return {
    title: detail.label,
    hotel: detail.hotel.label,
    stars: detail.hotel.stars,
    place: detail.hotel.location.label,
    imageUrl: detail.images[0],
    inside: detail.programLine.slice(0, MAX_INSIDE).map(({ title }) => title),
    info: detail.importantInfos[0],
    price: formatMoney(price.sellPrice, locale),
    wholePrice: nights === price.nights ? price.sellPrice : undefined,
    isFrom: price.priceType === 'FROM_PRICE',
    refPrice: searchPromo(price.refPrice, price.sellPrice) > 0 ? formatMoney(price.refPrice, locale) : undefined,
    nights,
    href: hrefOf(detail, { state, locale, nights }),
  };
}

function hrefOf({ id, slug, uri }: StayDetail, { state, locale, nights }: { state: SearchState; locale: Locale; nights: number }): string {
  const path = uri ?? hrefFor('stay', locale, { id, slug });
  const { flow, checkin, checkout, adults, children, babies } = state;
  if (flow === 'gifting') return giftStayHref(path, { giftNights: nights, giftAdult: state.giftAdults });
  const stay = { checkin, checkout: checkout ?? (checkin && addDays(checkin, nights)), adults, children, babies };
  return pricedStayHref(path, stay, state);
}
