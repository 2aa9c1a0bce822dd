import type { Cents, Locale } from '@shop/contracts';
import { formatOfCode, giftCardAmount, NIGHT_LIMITS, type GiftFormat } from '@shop/domain';
import { hrefFor } from '../address/href.ts';
import { addressParams, type AddressParams, type StateAddress } from '../address-params.ts';
import { paramText, type ParamPair } from '../party-params.ts';
import { identifier, oneOf, wholeNumber } from '../read-param.ts';

const FORMATS = ['digital', 'physical'] as const satisfies readonly GiftFormat[];
const ADULTS = { min: 1, max: 20 };
const MAX_EXTRAS = 30;

/** How a gift is made: what its set-up pages keep in the hash (GIFT-006, GIFT-007, GIFT-009, SEARCH-012). */
export interface GiftState {
  /** Undefined where nothing was chosen; of a box its code says it. */
  readonly format?: GiftFormat;
  /** Ids of custom sub-elements: `extras=a-b`. */
  readonly extras: readonly string[];
  readonly giftNights?: number;
  readonly giftAdults?: number;
  /** Of a gift card, in cents; in the address in euros. */
  readonly amount?: Cents;
}

/** Never throws; the hash wins over the same key of the query. */
export function parseGiftAddress(address: StateAddress): GiftState {
  const params = addressParams(address);
  const format = formatIn(params);
  const giftNights = wholeNumber(params.get('giftNights'), NIGHT_LIMITS);
  const giftAdults = wholeNumber(params.get('giftAdults', 'giftAdult'), ADULTS);
  const amount = amountIn(params);
  return {
    ...(format && { format }),
    extras: extrasIn(params),
    ...(giftNights && { giftNights }),
    ...(giftAdults && { giftAdults }),
    ...(amount && { amount }),
  };
}

/** `''` or `#giftNights=2&giftFormat=physical&extras=a-b`. */
export function formatGiftHash({ format, extras, giftNights, giftAdults, amount }: GiftState): string {
  const pairs: ParamPair[] = [];
  if (amount) pairs.push(['amount', euros(amount)]);
  if (giftNights) pairs.push(['giftNights', String(giftNights)]);
  if (giftAdults) pairs.push(['giftAdults', String(giftAdults)]);
  if (format) pairs.push(['giftFormat', format]);
  if (extras.length > 0) pairs.push(['extras', extras.join('-')]);
  return paramText('#', pairs);
}

interface GivenCheckout {
  readonly format: GiftFormat;
  /** Of a physical gift. */
  readonly extras: readonly string[];
}

/** A gift in the booking summary; `id` is the code of a box, the amount of a card, the stay of a single voucher. */
export interface BoxCheckout extends GivenCheckout {
  readonly id: string;
}
export interface GiftCardCheckout extends GivenCheckout {
  readonly id: string;
  readonly amount: Cents;
}
export interface SingleVoucherCheckout extends GivenCheckout {
  readonly id: string;
  readonly nights: number;
}

export type GiftCheckout =
  | { readonly kind: 'box'; readonly requested: BoxCheckout }
  | { readonly kind: 'giftCard'; readonly requested: GiftCardCheckout }
  | { readonly kind: 'singleVoucher'; readonly requested: SingleVoucherCheckout };

/**
 * Reads which gift a booking summary sells; undefined for none. A box is named by `code` with its `giftFormat` (GIFT-030),
 * which wins over the ending of the code.
 */
export function parseGiftCheckout(
  search: string,
): GiftCheckout | { readonly kind: 'missing'; readonly missing: 'id' | 'amount' } | undefined {
  const params = addressParams({ search, hash: '' });
  const flow = params.get('flow');
  const format = formatIn(params) ?? 'digital';
  const given = { format, extras: format === 'physical' ? extrasIn(params) : [] };
  if (flow === 'giftcard') {
    const amount = amountIn(params);
    return amount ? { kind: 'giftCard', requested: { id: euros(amount), amount, ...given } } : { kind: 'missing', missing: 'amount' };
  }
  if (flow === 'gifting') {
    const id = identifier(params.get('id'));
    const nights = wholeNumber(params.get('giftNights'), NIGHT_LIMITS) ?? 1;
    return id ? { kind: 'singleVoucher', requested: { id, nights, ...given } } : { kind: 'missing', missing: 'id' };
  }
  const code = identifier(params.get('code'));
  return code && !params.get('id') ? boxCheckout(code, params) : undefined;
}

function boxCheckout(code: string, params: Pick<AddressParams, 'get'>): GiftCheckout {
  const format = formatIn(params) ?? formatOfCode(code.toUpperCase()) ?? 'digital';
  return { kind: 'box', requested: { id: code.toUpperCase(), format, extras: format === 'physical' ? extrasIn(params) : [] } };
}

/** Address of the booking summary for a gift, without the locale's prefix. */
export function giftCheckoutHref(locale: Locale, gift: GiftCheckout): string {
  const { format: giftFormat, extras } = gift.requested;
  const given = { giftFormat, extras: extras.join('-') || undefined };
  return hrefFor('checkout', locale, {}, { query: { ...named(gift), ...given } });
}

function named(gift: GiftCheckout): Record<string, string | number> {
  switch (gift.kind) {
    case 'box':
      return { code: gift.requested.id };
    case 'giftCard':
      return { flow: 'giftcard', amount: euros(gift.requested.amount) };
    case 'singleVoucher':
      return { flow: 'gifting', id: gift.requested.id, giftNights: gift.requested.nights };
  }
}

/** Where a gift is made ready, with all that was chosen: the way back from its booking summary. */
export function giftSetupHref(locale: Locale, gift: GiftCheckout): string {
  const { format, extras } = gift.requested;
  switch (gift.kind) {
    case 'box':
      return hrefFor('box', locale, { code: gift.requested.id }, { hash: formatGiftHash({ extras }) });
    case 'giftCard':
      return hrefFor('giftcard', locale, {}, { hash: formatGiftHash({ amount: gift.requested.amount, format, extras }) });
    case 'singleVoucher':
      return hrefFor(
        'giftSetup',
        locale,
        { id: gift.requested.id },
        { hash: formatGiftHash({ giftNights: gift.requested.nights, format, extras }) },
      );
  }
}

function formatIn(params: Pick<AddressParams, 'get'>): GiftFormat | undefined {
  return oneOf(params.get('giftFormat'), FORMATS);
}

function extrasIn(params: Pick<AddressParams, 'get'>): string[] {
  const ids = (params.get('extras') ?? '').split('-').filter((id) => /^\w{1,60}$/.test(id));
  return [...new Set(ids)].slice(0, MAX_EXTRAS);
}

function amountIn(params: Pick<AddressParams, 'get'>): Cents | undefined {
  return giftCardAmount(params.get('amount') ?? '');
}

function euros(amount: Cents): string {
  return String(amount / 100);
}
