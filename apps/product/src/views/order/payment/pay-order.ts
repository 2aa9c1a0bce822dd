import type {
  Cents,
  OrderAnswer,
  OrderBody,
  PurchaseAnswer,
  PurchaseBody,
  RefusalCode,
  TestCardAnswer,
  TestCardBody,
} from '@shop/contracts';
import { itemsOfPartner } from '@shop/domain';
import { retryAfter } from './poll-pause.ts';
import { refusedPart, type RefusedPart } from '../choices/refused-part.ts';

/** How an attempt to pay ends. Expected ends are values; each has its own words on the page. */
export type PaymentOutcome =
  | { readonly kind: 'paid'; readonly orderUUID: string }
  /** The bank wants the buyer's word: answer it and pay again with the same keys. */
  | { readonly kind: 'challenge' }
  | { readonly kind: 'declined' }
  /** The provider gave no answer in time; it may still become paid. */
  | { readonly kind: 'processing'; readonly orderUUID: string }
  | { readonly kind: 'priceChanged'; readonly amount: Cents }
  | { readonly kind: 'soldOut' }
  /** Nobody said no and nobody said yes: the same keys make another try safe. */
  | { readonly kind: 'unreachable'; readonly retryAfterSeconds?: number }
  /** `part` names the choice that it is about; `amount` is what would not be refused. */
  | { readonly kind: 'refused'; readonly code: string; readonly part?: RefusedPart; readonly amount?: Cents };

/** One key a step: a step that is repeated with its key is done once. */
export interface PaymentKeys {
  readonly order: string;
  readonly purchase: string;
}

export interface PaymentAttempt {
  readonly body: OrderBody;
  /** Of the test provider; undefined where the provider has a form of its own, or gifts pay. */
  readonly card?: TestCardBody | undefined;
  readonly form?: ProviderForm | undefined;
  /** As the shop notes it: `card`, `3x`, `wallet`. */
  readonly method: string;
}

/** The form that the provider draws: it knows the card, the page does not. */
export interface ProviderForm {
  /** Has everything been filled in? The form itself says what is missing. */
  submit(): Promise<boolean>;
  /** Pays with what was filled in; a bank that asks on a page of its own takes the customer there. */
  confirm(paymentIntentId: string, buyer?: OrderBody['buyer']): Promise<TestCardAnswer>;
}

export interface KeyedAttempt extends PaymentAttempt {
  readonly keys: PaymentKeys;
}

/** The three calls of a payment, as `@shop/api-client` makes them. */
export interface PaymentCalls {
  startOrder(body: OrderBody, key: string): Promise<OrderAnswer>;
  /** From here on money may be taken: code that runs later must know the order. */
  orderStarted?(order: OrderAnswer): void;
  confirmTestCard(intentId: string, body: TestCardBody): Promise<TestCardAnswer>;
  purchase(body: PurchaseBody, key: string): Promise<PurchaseAnswer>;
}

/**
 * Order, payment, purchase (spec 2, section 4, wallet checkout). It remembers nothing: after a challenge, a lost
 * answer or a reload it is simply run again with the same keys, and the shop repeats its first answers.
 */
export async function payOrder({ body: requested, card, form, method, keys }: KeyedAttempt, calls: PaymentCalls): Promise<PaymentOutcome> {
  try {
    const { order, body } = await startedOrder(requested, keys, calls);
    calls.orderStarted?.(order);
    const isPaidByGifts = order.provider === 'gift';
    if (!isPaidByGifts) {
      const { status } = await confirmed(order, { card, form, buyer: body.buyer }, calls);
      if (status === 'challenge' || status === 'declined') return { kind: status };
      if (status === 'processing') return { kind: 'processing', orderUUID: order.orderUUID };
    }
    const pspAuthorization = { paymentIntentId: order.paymentIntentId, paymentMethod: isPaidByGifts ? 'gift' : method };
    const { booking } = await calls.purchase({ ...body, pspAuthorization }, keys.purchase);
    return { kind: 'paid', orderUUID: booking.orderUUID };
  } catch (error) {
    return outcomeOf(error);
  }
}

function confirmed(
  { paymentIntentId }: OrderAnswer,
  { card, form, buyer }: Pick<PaymentAttempt, 'card' | 'form'> & Pick<OrderBody, 'buyer'>,
  calls: PaymentCalls,
): Promise<TestCardAnswer> {
  if (form) return form.confirm(paymentIntentId, buyer);
  if (!card) throw new Error('There is no means of payment.');
  return calls.confirmTestCard(paymentIntentId, card);
}

/**
 * Links outlive partners: where the shop knows the partner of an address no longer, the customer buys without it. The key
 * follows from the first one, so that a repeated attempt is the same order again.
 */
async function startedOrder(body: OrderBody, keys: PaymentKeys, calls: PaymentCalls): Promise<{ order: OrderAnswer; body: OrderBody }> {
  try {
    return { order: await calls.startOrder(body, keys.order), body };
  } catch (error) {
    const { field } = error as { field?: string };
    if (!field?.endsWith('.minisiteId')) throw error;
    const own = withoutPartner(body);
    return { order: await calls.startOrder(own, `${keys.order}-without-partner`), body: own };
  }
}

function withoutPartner(body: OrderBody): OrderBody {
  return { ...body, items: itemsOfPartner(body.items, undefined) };
}

/** The rooms are gone, by whatever name. */
export function isSoldOut(code: string): boolean {
  return SOLD_OUT.includes(code);
}

/** Nobody said no: the same keys may be used once more. */
export function mayBeRepeated(status: number, code: string): boolean {
  return status === 0 || status === 429 || status >= 500 || code.includes('IN_PROGRESS') || code.includes('IN_FLIGHT');
}

const SOLD_OUT: readonly string[] = ['SOLD_OUT', 'PACKAGE_NOT_AVAILABLE_CHECKIN'] satisfies readonly RefusalCode[];

function outcomeOf(error: unknown): PaymentOutcome {
  const { status, code = '', amount } = error as { status?: number; code?: string; amount?: number };
  if (status === undefined) throw error;
  if (code === 'PRICE_CHANGED' && amount !== undefined) return { kind: 'priceChanged', amount };
  if (isSoldOut(code)) return { kind: 'soldOut' };
  if (mayBeRepeated(status, code)) return { kind: 'unreachable', ...retryAfter(error) };
  if (code === 'PAYMENT_DECLINED' || code === 'PAYMENT_NOT_CONFIRMED') return { kind: 'declined' };
  const part = refusedPart(error);
  return { kind: 'refused', code, ...(part && { part }), ...(code === 'GIFT_CARD_LIMIT' && amount !== undefined && { amount }) };
}
