import type { Locale, OrderItems, OrderPriceBody, PayLaterType } from '@shop/contracts';
import type { CancellationChoice } from '@shop/domain';
import type { CheckoutProduct } from '@shop/routes';
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
}

/** One choice made or taken back, whatever else is chosen. */
export type ChoicesChange = (choices: OrderChoices) => OrderChoices;

export const NO_CHOICES: OrderChoices = { cancellation: 'unset', gifts: [], method: 'card' };

/** What a summary begins with: nothing is chosen, and the code that was promised counts by itself. */
export function firstChoices(promised: string | undefined): OrderChoices {
  return promised === undefined ? NO_CHOICES : { ...NO_CHOICES, promotion: promised };
}

const PLACE = 'shop.order.choices';
const METHODS: readonly string[] = ['card', 'deferred', '3x', '4x', 'alternative'] satisfies readonly PayMethod[];
const CHOICES: readonly string[] = ['unset', 'policy', 'insured'] satisfies readonly CancellationChoice[];
const MOST_GIFTS = 10;

/** The items of an order (spec 2, section 3); without a choice insurance is not named. */
export function itemsOf(basket: Basket, { cancellation, promotion, gifts }: OrderChoices): OrderItems {
  return {
    ...productItem(basket),
    ...(basket.kind === 'stay' && cancellation !== 'unset' && { insuranceItem: { hasInsurance: cancellation === 'insured' } }),
    ...(promotion && { promotionCodeItem: { code: promotion } }),
    ...(gifts.length > 0 && { giftPaymentItems: gifts.map((serialNumber) => ({ serialNumber })) }),
  };
}

function productItem(basket: Basket): OrderItems {
  if (basket.kind === 'activity') {
    const { id, adults, isOwnUse } = basket.asked;
    return { activityItem: { activityId: id, adults, ...(isOwnUse && { customType: 'OWN_USE' as const }) } };
  }
  const { id, adults, children, babies, checkin, checkout, activityDates = [], minisite } = basket.asked;
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

/** The plan that the shop is asked for; the second provider pays the shop at once. */
export function planOf({ method }: OrderChoices): PayLaterType | undefined {
  return method === 'card' || method === 'alternative' ? undefined : method;
}

export interface OrderPriceAsked {
  readonly basket: Basket;
  readonly choices: OrderChoices;
}

/** The question what these choices cost. */
export function priceBody({ basket, choices }: OrderPriceAsked, locale: Locale): OrderPriceBody {
  const paymentPlan = planOf(choices);
  return { locale, items: itemsOf(basket, choices), ...(paymentPlan && { paymentPlan }) };
}

/** What was chosen for this product before a reload, read from what was written down; junk is no choice. */
export function readChoices(text: string | null, basket: Basket, first: OrderChoices = NO_CHOICES): OrderChoices {
  try {
    const known = JSON.parse(text ?? 'null') as Partial<OrderChoices & { of: string }> | null;
    if (typeof known !== 'object' || known?.of !== markOf(basket)) return first;
    const { cancellation = 'unset', promotion, gifts = [], method = 'card' } = known;
    return {
      cancellation: CHOICES.includes(cancellation) ? cancellation : 'unset',
      promotion: typeof promotion === 'string' ? promotion : undefined,
      gifts: gifts.filter((code) => typeof code === 'string').slice(0, MOST_GIFTS),
      method: METHODS.includes(method) ? method : 'card',
    };
  } catch {
    return first;
  }
}

export function rememberChoices(choices: OrderChoices, { basket, memory }: { basket: Basket; memory: Memory }): void {
  memory.setItem(PLACE, JSON.stringify({ ...choices, of: markOf(basket) }));
}

export function forgetChoices(memory: Memory): void {
  memory.removeItem(PLACE);
}

export { PLACE as CHOICES_PLACE };

/** What choices and payments belong to: one product; on other days it is the same one. */
export function markOf({ kind, asked }: Basket): string {
  return `${kind} ${asked.id}`;
}
