import type { Locale, OrderItems, OrderPriceBody, PayLaterType } from '@shop/contracts';
import type { CancellationChoice, GiftFormat } from '@shop/domain';
import type { CheckoutProduct, GiftCheckout } from '@shop/routes';
import type { Memory } from '../payment/payment-keys.ts';

/** What the booking summary sells, once its address is complete. */
export type Basket = Exclude<CheckoutProduct, { kind: 'missing' }>;

/** How it is paid: by card at once, later, or with the second provider of Spain and Italy. */
export type PayMethod = 'card' | PayLaterType | 'alternative';

/** What the customer chose beside the form. */
export interface OrderChoices {
  readonly cancellation: CancellationChoice;
  readonly promotion?: string | undefined;
  /** Codes of gift cards and vouchers, in the order in which they pay. */
  readonly gifts: readonly string[];
  readonly method: PayMethod;
  /** Where a physical gift is sent, ISO 3166-1; it decides what the delivery costs. The shop's own country when left out. */
  readonly deliveryCountry?: string | undefined;
  /** Pieces of a gift, each with a code of its own; 1 when left out. */
  readonly quantity?: number | undefined;
}

/** One choice made or taken back, whatever else is chosen. */
export type ChoicesChange = (choices: OrderChoices) => OrderChoices;

export const NO_CHOICES: OrderChoices = { cancellation: 'unset', gifts: [], method: 'card' };

/** What a summary begins with: nothing is chosen, and the code that was promised counts by itself. */
export function firstChoices(
  promised: string | undefined,
  { deliveryCountry }: Partial<Pick<OrderChoices, 'deliveryCountry'>> = {},
): OrderChoices {
  return {
    ...NO_CHOICES,
    ...(promised !== undefined && { promotion: promised }),
    ...(deliveryCountry !== undefined && { deliveryCountry }),
  };
}

/** A physical gift goes to the shop's own country unless another is chosen; nothing else is sent. */
export function firstCountry(basket: Basket, home: string): Pick<OrderChoices, 'deliveryCountry'> {
  return isGiftBasket(basket) && basket.requested.format === 'physical' ? { deliveryCountry: home } : {};
}

const PLACE = 'shop.order.choices';
const METHODS: readonly string[] = ['card', 'deferred', '3x', '4x', 'alternative'] satisfies readonly PayMethod[];
const CHOICES: readonly string[] = ['unset', 'policy', 'insured'] satisfies readonly CancellationChoice[];
const MAX_GIFTS = 10;
/** Pieces of a gift that one order sells. */
export const MAX_QUANTITY = 10;

/** The items of an order (spec 2, section 3); without a choice insurance is not named. */
export function itemsOf(basket: Basket, choices: OrderChoices): OrderItems {
  const { cancellation, promotion, gifts } = choices;
  return {
    ...productItem(basket, choices),
    ...(basket.kind === 'stay' && cancellation !== 'unset' && { insuranceItem: { hasInsurance: cancellation === 'insured' } }),
    ...(promotion && { promotionCodeItem: { code: promotion } }),
    ...(gifts.length > 0 && { giftPaymentItems: gifts.map((serialNumber) => ({ serialNumber })) }),
  };
}

function productItem(basket: Basket, choices: OrderChoices): OrderItems {
  if (isGiftBasket(basket)) return giftItem(basket, choices);
  if (basket.kind === 'activity') {
    const { id, adults, isOwnUse } = basket.requested;
    return { activityItem: { activityId: id, adults, ...(isOwnUse && { customType: 'OWN_USE' as const }) } };
  }
  const { id, adults, children, babies, checkin, checkout, activityDates = [], minisite } = basket.requested;
  return {
    shortStayItem: {
      gift: false,
      reservationCriteria: {
        offerId: id,
        ...(activityDates.length > 0 && { activityDaySelections: activityDates.map(({ activityId, day }) => ({ activityId, day })) }),
        pax: { numberOfAdults: adults, numberOfChildren: children, numberOfBabies: babies },
        travelPeriod: { checkinDate: checkin, checkoutDate: checkout },
        ...(minisite && { minisiteId: minisite }),
      },
    },
  };
}

/** A gift that is made in a set-up: it has a format, extras and words. */
export function isGiftBasket(basket: Basket): basket is GiftCheckout {
  return basket.kind === 'box' || basket.kind === 'giftCard' || basket.kind === 'singleVoucher';
}

/** The price depends on the country alone, and the call takes whole addresses: the order brings the true one. */
const ADDRESS_TO_COME = { name: '-', addressLine: '-', postalCode: '-', city: '-' } as const;

function giftItem({ kind, requested }: GiftCheckout, { deliveryCountry: country, quantity = 1 }: OrderChoices): OrderItems {
  const { format, extras } = requested;
  const given = {
    format,
    ...(format === 'physical' && extras.length > 0 && { extras: [...extras] }),
    ...(format === 'physical' && country && { shippingAddress: { ...ADDRESS_TO_COME, country } }),
    ...(quantity > 1 && { quantity }),
  } satisfies { format: GiftFormat } & Pick<NonNullable<OrderItems['boxItem']>, 'extras' | 'shippingAddress' | 'quantity'>;
  switch (kind) {
    case 'box':
      return { boxItem: { code: requested.id, ...given } };
    case 'giftCard':
      return { giftCardItem: { amount: requested.amount, ...given } };
    case 'singleVoucher':
      return { singleVoucherItem: { offerId: requested.id, nights: requested.nights, ...given } };
  }
}

/** The plan that the shop is asked for; the second provider pays the shop at once. */
export function planOf({ method }: OrderChoices): PayLaterType | undefined {
  return method === 'card' || method === 'alternative' ? undefined : method;
}

export interface OrderPriceParams {
  readonly basket: Basket;
  readonly choices: OrderChoices;
}

/** The question what these choices cost. */
export function priceBody({ basket, choices }: OrderPriceParams, locale: Locale): OrderPriceBody {
  const paymentPlan = planOf(choices);
  return { locale, items: itemsOf(basket, choices), ...(paymentPlan && { paymentPlan }) };
}

/** What was chosen for this product before a reload, read from what was written down; junk is no choice. */
export function readChoices(text: string | null, basket: Basket, first: OrderChoices = NO_CHOICES): OrderChoices {
  try {
    const known = JSON.parse(text ?? 'null') as Partial<OrderChoices & { of: string }> | null;
    if (typeof known !== 'object' || known?.of !== markOf(basket)) return first;
    const { cancellation = 'unset', promotion, gifts = [], method = 'card', quantity = 1 } = known;
    // A gift that was digital before it was printed has no country yet.
    const deliveryCountry = isCountry(known.deliveryCountry) ? known.deliveryCountry : first.deliveryCountry;
    return {
      cancellation: CHOICES.includes(cancellation) ? cancellation : 'unset',
      promotion: typeof promotion === 'string' ? promotion : undefined,
      gifts: gifts.filter((code) => typeof code === 'string').slice(0, MAX_GIFTS),
      method: METHODS.includes(method) ? method : 'card',
      ...(deliveryCountry !== undefined && { deliveryCountry }),
      ...(isQuantity(quantity) && quantity > 1 && { quantity }),
    };
  } catch {
    return first;
  }
}

const isCountry = (known: unknown): boolean => typeof known === 'string' && /^[A-Z]{2}$/.test(known);
const isQuantity = (known: unknown): boolean => Number.isInteger(known) && Number(known) >= 1 && Number(known) <= MAX_QUANTITY;

export function rememberChoices(choices: OrderChoices, { basket, memory }: { basket: Basket; memory: Memory }): void {
  memory.setItem(PLACE, JSON.stringify({ ...choices, of: markOf(basket) }));
}

export function forgetChoices(memory: Memory): void {
  memory.removeItem(PLACE);
}

export { PLACE as CHOICES_PLACE };

/** What choices and payments belong to: one product; on other days it is the same one. */
export function markOf({ kind, requested }: Basket): string {
  return `${kind} ${requested.id}`;
}
