import type { Cents, LocalDate, Quote, StayDetail } from '@shop/contracts';
import { moneySaved, stayPromo, type PriceShown } from '@shop/domain';

export interface ShownPrice {
  readonly sellPrice: Cents;
  /** Undefined unless a promotion is shown. */
  readonly refPrice?: Cents;
  /** Percent; 0 for none (under 10 percent counts as none, spec 2, section 5). */
  readonly promo: number;
  /** The last day on which it is sold at this price; undefined where nobody says. */
  readonly promotionEndsOn?: LocalDate;
  readonly moneySaved: Cents;
  readonly nights: number;
  /** Arrival that a from-price is of. */
  readonly checkin?: LocalDate;
}

/** What the booking panel says about money (spec 2, section 4, price type and price banner). */
export type PriceView =
  | { readonly kind: 'from'; readonly price: ShownPrice }
  /** `again` is the answer to the very same wish of a moment ago: it may be shown, not sold. */
  | { readonly kind: 'loading'; readonly previous: ShownPrice; readonly again?: Quote | undefined }
  | { readonly kind: 'final'; readonly price: ShownPrice; readonly quote: Quote }
  | { readonly kind: 'refused'; readonly refusal: PriceProblem };

/** `code` is the first code or message of the refusal (PROD-037); `kind` is what the page says of it. */
export interface PriceProblem {
  readonly kind: 'notAvailableOnCheckin' | 'soldOut' | 'notBookable' | 'quoteError';
  readonly code: string;
  /** Nights from which the stay can begin on that day: its length is all that is against it. */
  readonly minStay?: number;
}

export interface PriceFacts {
  readonly stay: Pick<StayDetail, 'fromPrice'>;
  readonly hasDates: boolean;
  readonly quote?: Quote | undefined;
  /** The quote belongs to an earlier choice, the new one is on its way. */
  readonly isStale?: boolean;
  /** The quote is asked for once more. */
  readonly isAskedAgain?: boolean;
  readonly error?: unknown;
}

/** From-price without dates, final price with them; an old price is shown while the new one loads, but not sold. */
export function priceView({ stay, hasDates, quote, isStale, isAskedAgain, error }: PriceFacts): PriceView {
  const from = shown(stay.fromPrice, stay.fromPrice.nights);
  if (!hasDates) return { kind: 'from', price: { ...from, ...dayOf(stay.fromPrice) } };
  if (error) return { kind: 'refused', refusal: refusalOf(error) };
  if (!quote) return { kind: 'loading', previous: from };
  if (!quote.bookable || !quote.priceInfo) return { kind: 'refused', refusal: refusalOf({ ...quote, status: CONFLICT }) };
  const final = shown(quote.priceInfo, quote.priceInfo.nights);
  if (isStale) return { kind: 'loading', previous: final };
  return isAskedAgain ? { kind: 'loading', previous: final, again: quote } : { kind: 'final', price: final, quote };
}

/** The from-price of a party other than two adults; the one of two stands in, faded, until it is there. */
export function partyPriceView(stay: PriceFacts['stay'], ofParty: StayDetail['fromPrice'] | undefined, error: unknown): PriceView {
  if (error) return { kind: 'refused', refusal: refusalOf(error) };
  if (!ofParty) return { kind: 'loading', previous: shown(stay.fromPrice, stay.fromPrice.nights) };
  if (ofParty.sellPrice === 0) return { kind: 'refused', refusal: { kind: 'notBookable', code: NOT_BOOKABLE } };
  return { kind: 'from', price: { ...shown(ofParty, ofParty.nights), ...dayOf(ofParty) } };
}

/** What is in the price that is shown, where that price is one of these dates and this party. */
export function shownQuote(price: PriceView): Quote | undefined {
  if (price.kind === 'final') return price.quote;
  return price.kind === 'loading' ? price.again : undefined;
}

/** The price as the banner's rule reads it; undefined where there is none (spec 2, section 4, price banner). */
export function pricedAs(price: PriceView): PriceShown | undefined {
  if (price.kind === 'refused') return undefined;
  const isFetching = price.kind === 'loading';
  const { promo, moneySaved: saved } = isFetching ? price.previous : price.price;
  return { type: price.kind === 'from' ? 'FROM_PRICE' : 'FINAL_PRICE', promo, moneySaved: saved, isFetching };
}

const CONFLICT = 409;
const NOT_BOOKABLE = 'The offer is not bookable with these criterias';
const NOT_ON_CHECKIN = 'PACKAGE_NOT_AVAILABLE_CHECKIN';
const SOLD_OUT = 'SOLD_OUT';

/** A price error that contains PACKAGE_NOT_AVAILABLE_CHECKIN is about the check-in day (spec 2, section 5). */
export function refusalOf(error: unknown): PriceProblem {
  const { code = '', message = '', status = 0, minStay } = error as { code?: string; message?: string; status?: number; minStay?: number };
  if (`${code} ${message}`.includes(NOT_ON_CHECKIN))
    return { kind: 'notAvailableOnCheckin', code: NOT_ON_CHECKIN, ...(minStay && { minStay }) };
  if (code === SOLD_OUT) return { kind: 'soldOut', code };
  const wasAnswered = status >= 400 && status < 500;
  return { kind: wasAnswered ? 'notBookable' : 'quoteError', code: code || message || (wasAnswered ? NOT_BOOKABLE : 'Quote error') };
}

const dayOf = ({ checkin }: StayDetail['fromPrice']) => checkin !== undefined && { checkin };

type AnsweredPrice = Pick<StayDetail['fromPrice'], 'sellPrice' | 'refPrice' | 'promotionEndsOn'>;

function shown({ sellPrice, refPrice, promotionEndsOn }: AnsweredPrice, nights: number): ShownPrice {
  const promo = stayPromo(refPrice, sellPrice);
  if (promo === 0) return { sellPrice, promo, nights, moneySaved: 0 };
  return { sellPrice, refPrice, promo, nights, moneySaved: moneySaved(refPrice, sellPrice), ...(promotionEndsOn && { promotionEndsOn }) };
}
