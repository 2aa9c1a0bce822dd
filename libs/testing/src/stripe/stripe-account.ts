import { randomBytes } from 'node:crypto';
import { numberOfTestMethod, outcomeOfCard, outcomeOfMethod, type CardOutcome } from './stripe-cards.ts';
import type {
  StandInCharge,
  StandInDispute,
  StandInError,
  StandInEvent,
  StandInIntent,
  StandInMethod,
  StandInRefund,
} from './stripe-objects.ts';

/** What the provider refuses: status, code, and what else its error holds. */
export class Refused extends Error {
  readonly status: number;
  readonly error: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, more: object = {}) {
    super(code);
    this.status = status;
    this.error = { type: status === 402 ? 'card_error' : 'invalid_request_error', code, message: code, ...more };
  }
}

export interface NewIntent {
  readonly object: StandInIntent['object'];
  readonly amount?: number;
  readonly customer?: string | undefined;
  readonly methods: readonly string[];
  readonly metadata: Readonly<Record<string, string>>;
  readonly setupFutureUsage?: string | undefined;
}

export interface Confirmation {
  readonly paymentMethod?: string | undefined;
  readonly data?: { readonly type?: string; readonly card?: { readonly number?: string }; readonly allow_redisplay?: string } | undefined;
  readonly returnUrl?: string | undefined;
  readonly offSession?: boolean;
  /** The provider's script asks in a frame of its own; without it the bank has a page. */
  readonly useSdk?: boolean;
}

const id = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
const FEE_CENTS = 25;

/** Everything that an account at the provider holds, and what happens to it. Events are told to whoever listens. */
export class StripeAccount {
  readonly intents = new Map<string, StandInIntent>();
  readonly charges = new Map<string, StandInCharge>();
  readonly refunds = new Map<string, StandInRefund>();
  readonly disputes = new Map<string, StandInDispute>();
  readonly methods = new Map<string, StandInMethod>();
  readonly customers = new Map<
    string,
    { readonly id: string; readonly object: 'customer'; readonly metadata: Readonly<Record<string, string>> }
  >();
  readonly events: StandInEvent[] = [];
  readonly #outcomes = new Map<string, CardOutcome>();
  readonly #pageOfBank: (intentId: string, returnUrl: string) => string;
  now: () => Date = () => new Date();
  onEvent: (event: StandInEvent) => void = () => undefined;

  constructor(pageOfBank: (intentId: string, returnUrl: string) => string) {
    this.#pageOfBank = pageOfBank;
  }

  get seconds(): number {
    return Math.floor(this.now().getTime() / 1000);
  }

  open({ object, amount = 0, customer, methods, metadata, setupFutureUsage }: NewIntent): StandInIntent {
    const intentId = id(object === 'payment_intent' ? 'pi' : 'seti');
    const intent: StandInIntent = {
      ...{ id: intentId, object, client_secret: `${intentId}_secret_${randomBytes(12).toString('hex')}` },
      ...{ amount, currency: 'eur', created: this.seconds, metadata, payment_method_types: methods },
      ...{ setup_future_usage: setupFutureUsage ?? null, customer: customer ?? null, status: 'requires_payment_method' },
      ...{ payment_method: null, last_payment_error: null, last_setup_error: null, next_action: null, latest_charge: null },
    };
    this.intents.set(intentId, intent);
    this.#tell(`${object}.created`, intent);
    return intent;
  }

  confirm(intent: StandInIntent, asked: Confirmation): StandInIntent {
    if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action')
      throw new Refused(400, `${intent.object}_unexpected_state`, { [intent.object]: intent });
    const method = this.#methodOf(asked);
    const outcome = this.#outcomes.get(method.id) ?? { kind: 'succeeds' };
    Object.assign(intent, { payment_method: method, last_payment_error: null, last_setup_error: null, next_action: null });
    if (outcome.kind === 'declined' && !(outcome.attaches && intent.object === 'setup_intent'))
      return this.#decline(intent, { code: 'card_declined', decline_code: outcome.declineCode });
    if (outcome.kind === 'challenge' && asked.offSession) {
      if (this.#wasKept(method)) return this.#succeed(intent);
      return this.#decline(intent, { code: 'authentication_required', decline_code: 'authentication_required' });
    }
    if (outcome.kind === 'challenge') return this.#challenge(intent, asked);
    if (outcome.kind === 'late') return this.#move(intent, 'processing');
    return this.#succeed(intent);
  }

  /** The customer answers the bank. */
  meetChallenge(intentId: string, isAccepted: boolean): StandInIntent {
    const intent = this.intent(intentId);
    if (intent.status !== 'requires_action') return intent;
    intent.next_action = null;
    if (isAccepted) return this.#succeed(intent);
    this.#fail(intent, { code: `${intent.object}_authentication_failure` });
    return intent;
  }

  /** A payment on its way arrives. */
  arrive(intentId: string): StandInIntent {
    return this.#succeed(this.intent(intentId));
  }

  cancel(intent: StandInIntent): StandInIntent {
    if (intent.status === 'succeeded' || intent.status === 'processing' || intent.status === 'canceled')
      throw new Refused(400, `${intent.object}_unexpected_state`, { [intent.object]: intent });
    return this.#move(intent, 'canceled');
  }

  /** Gives cents back; without an amount all that is left. Also what a colleague does in the provider's dashboard. */
  refund(intentId: string, amount?: number, metadata: Readonly<Record<string, string>> = {}): StandInRefund {
    const charge = this.intents.get(intentId)?.latest_charge;
    if (!charge) throw new Refused(400, 'charge_not_captured');
    if (charge.refunded) throw new Refused(400, 'charge_already_refunded');
    const cents = amount ?? charge.amount - charge.amount_refunded;
    if (charge.amount_refunded + cents > charge.amount) throw new Refused(400, 'amount_too_large');
    if (charge.disputed) throw new Refused(400, 'charge_disputed');
    charge.amount_refunded += cents;
    charge.refunded = charge.amount_refunded === charge.amount;
    const about = { currency: 'eur', created: this.seconds, charge: charge.id, payment_intent: intentId, metadata };
    const refund: StandInRefund = { id: id('re'), object: 'refund', amount: cents, status: 'succeeded', ...about };
    this.refunds.set(refund.id, refund);
    this.#tell('refund.created', refund);
    this.#tell('charge.refunded', charge);
    return refund;
  }

  /** The customer's bank takes the money back until somebody has decided. */
  dispute(intentId: string, reason = 'fraudulent'): StandInDispute {
    const charge = this.intent(intentId).latest_charge;
    if (!charge) throw new Refused(400, 'charge_not_captured');
    charge.disputed = true;
    const about = { currency: 'eur', created: this.seconds, charge: charge.id, payment_intent: intentId, reason };
    const dispute: StandInDispute = { id: id('du'), object: 'dispute', amount: charge.amount, status: 'needs_response', ...about };
    this.disputes.set(dispute.id, dispute);
    this.#tell('charge.dispute.created', dispute);
    this.#tell('charge.dispute.funds_withdrawn', dispute);
    return dispute;
  }

  closeDispute(disputeId: string, status: 'won' | 'lost'): StandInDispute {
    const dispute = this.disputes.get(disputeId)!;
    dispute.status = status;
    if (status === 'won') this.#tell('charge.dispute.funds_reinstated', dispute);
    this.#tell('charge.dispute.closed', dispute);
    return dispute;
  }

  intent(intentId: string): StandInIntent {
    const intent = this.intents.get(intentId);
    if (!intent) throw new Refused(404, 'resource_missing');
    return intent;
  }

  customer(metadata: Readonly<Record<string, string>>) {
    const customer = { id: id('cus'), object: 'customer' as const, metadata };
    this.customers.set(customer.id, customer);
    return customer;
  }

  #methodOf({ paymentMethod, data }: Confirmation): StandInMethod {
    const known = paymentMethod ? this.methods.get(paymentMethod) : undefined;
    if (known) return known;
    const type = data?.type ?? 'card';
    const number = paymentMethod ? numberOfTestMethod(paymentMethod) : data?.card?.number;
    if (type === 'card' && !number) throw new Refused(404, 'resource_missing');
    const card = number && {
      brand: number.startsWith('5') ? 'mastercard' : 'visa',
      last4: number.slice(-4),
      exp_month: 12,
      exp_year: 2034,
    };
    const method: StandInMethod = {
      ...{ id: id('pm'), object: 'payment_method', type, customer: null },
      allow_redisplay: data?.allow_redisplay === 'always' ? 'always' : 'limited',
      ...(card && { card }),
    };
    this.methods.set(method.id, method);
    this.#outcomes.set(method.id, number ? outcomeOfCard(number) : outcomeOfMethod(type));
    return method;
  }

  /** Its customer has answered the bank once: later amounts need no answer. */
  #wasKept({ customer }: StandInMethod): boolean {
    return customer !== null;
  }

  #challenge(intent: StandInIntent, { returnUrl = '', useSdk }: Confirmation): StandInIntent {
    const isFrame = useSdk && intent.payment_method?.type === 'card';
    intent.next_action = isFrame
      ? { type: 'use_stripe_sdk' }
      : { type: 'redirect_to_url', redirect_to_url: { url: this.#pageOfBank(intent.id, returnUrl), return_url: returnUrl } };
    return this.#move(intent, 'requires_action');
  }

  #decline(intent: StandInIntent, error: Pick<StandInError, 'code' | 'decline_code'>): never {
    throw new Refused(402, error.code, { ...this.#fail(intent, error), [intent.object]: intent });
  }

  #fail(intent: StandInIntent, { code, decline_code }: Pick<StandInError, 'code' | 'decline_code'>): StandInError {
    const error: StandInError = { type: 'card_error', code, message: 'Your card was declined.', ...(decline_code && { decline_code }) };
    intent.status = 'requires_payment_method';
    if (intent.object === 'payment_intent') intent.last_payment_error = error;
    else intent.last_setup_error = error;
    this.#tell(intent.object === 'payment_intent' ? 'payment_intent.payment_failed' : 'setup_intent.setup_failed', intent);
    return error;
  }

  #succeed(intent: StandInIntent): StandInIntent {
    const method = intent.payment_method!;
    const isKept = intent.object === 'setup_intent' || intent.setup_future_usage !== null || method.allow_redisplay === 'always';
    if (isKept && intent.customer) method.customer = intent.customer;
    if (intent.object === 'payment_intent') intent.latest_charge = this.#charge(intent, method);
    return this.#move(intent, 'succeeded');
  }

  #charge(intent: StandInIntent, method: StandInMethod): StandInCharge {
    const { amount, currency, metadata } = intent;
    const charge: StandInCharge = {
      ...{ id: id('ch'), object: 'charge', amount, currency, metadata, created: this.seconds, status: 'succeeded', paid: true },
      ...{ payment_intent: intent.id, payment_method: method.id, payment_method_details: { type: method.type } },
      balance_transaction: { id: id('txn'), fee: FEE_CENTS, net: amount - FEE_CENTS },
      ...{ amount_refunded: 0, refunded: false, disputed: false },
    };
    this.charges.set(charge.id, charge);
    return charge;
  }

  #move(intent: StandInIntent, status: StandInIntent['status']): StandInIntent {
    intent.status = status;
    this.#tell(`${intent.object}.${status}`, intent);
    return intent;
  }

  #tell(type: string, object: object): void {
    const event: StandInEvent = { id: id('evt'), object: 'event', type, created: this.seconds, data: { object: structuredClone(object) } };
    this.events.push(event);
    this.onEvent(event);
  }
}
