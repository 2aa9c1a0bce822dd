import type { CardOutcome } from './stripe-cards.ts';
import { StripeCustomers } from './stripe-customers.ts';
import { newCharge, newIntent, type NewIntent } from './stripe-intents.ts';
import { debitLeftBy, detailsOf, newMethod, type Confirmation } from './stripe-methods.ts';
import { endRefund, newDispute, newRefund } from './stripe-movements.ts';
import { id, Refused } from './stripe-refused.ts';
import type {
  StandInCharge,
  StandInDispute,
  StandInEndpoint,
  StandInError,
  StandInEvent,
  StandInIntent,
  StandInMethod,
  StandInRefund,
} from './stripe-objects.ts';

/** The shop has its money again: it may be given back. */
const SETTLED: ReadonlySet<string> = new Set(['won', 'prevented']);

/** Everything that an account at the provider holds, and what happens to it. Every listener gets the events. */
export class StripeAccount {
  readonly intents = new Map<string, StandInIntent>();
  readonly charges = new Map<string, StandInCharge>();
  readonly refunds = new Map<string, StandInRefund>();
  readonly disputes = new Map<string, StandInDispute>();
  readonly methods = new Map<string, StandInMethod>();
  readonly customers = new StripeCustomers(this.methods);
  readonly events: StandInEvent[] = [];
  /** Real money moves; never at a stand-in, unless a test of what is told about it says so. */
  isLive = false;
  /** A refund is first on its way, as to a bank account; {@link settleRefund} says what becomes of it. */
  refundsStayPending = false;
  readonly webhookEndpoints: StandInEndpoint[] = [];
  readonly #revoked = new Set<string>();
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

  open(requested: NewIntent): StandInIntent {
    const intent = newIntent(requested, this.seconds);
    this.intents.set(intent.id, intent);
    this.#tell(`${intent.object}.created`, intent);
    return intent;
  }

  confirm(intent: StandInIntent, requested: Confirmation): StandInIntent {
    if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action')
      throw new Refused(400, `${intent.object}_unexpected_state`, { [intent.object]: intent });
    const method = this.#methodOf(requested);
    this.#checkCustomer(intent, method, requested);
    const outcome = this.#outcomes.get(method.id) ?? { kind: 'succeeds' };
    Object.assign(intent, { payment_method: method, last_payment_error: null, last_setup_error: null, next_action: null });
    if (outcome.kind === 'declined' && !(outcome.attaches && intent.object === 'setup_intent'))
      return this.#decline(intent, { code: 'card_declined', decline_code: outcome.declineCode });
    if (outcome.kind === 'challenge' && requested.offSession) {
      if (this.#wasStored(method) && !outcome.always) return this.#succeed(intent);
      return this.#decline(intent, { code: 'authentication_required', decline_code: 'authentication_required' });
    }
    if (outcome.kind === 'challenge') return this.#challenge(intent, requested);
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

  /** A debit on its way comes back from the bank, days after it was announced. */
  failDebit(intentId: string, decline_code = 'insufficient_funds'): StandInIntent {
    const intent = this.intent(intentId);
    if (intent.status === 'processing') this.#fail(intent, { code: 'payment_intent_payment_attempt_failed', decline_code });
    return intent;
  }

  /** Gives cents back; without an amount all that is left. Also what a colleague does in the provider's dashboard. */
  refund(intentId: string, amount?: number, metadata: Readonly<Record<string, string>> = {}): StandInRefund {
    const charge = this.intents.get(intentId)?.latest_charge;
    if (charge && this.#isDisputed(charge)) throw new Refused(400, 'charge_disputed');
    const refund = newRefund(charge, { amount, metadata, created: this.seconds });
    if (!this.refundsStayPending) refund.status = 'succeeded';
    this.refunds.set(refund.id, refund);
    this.#tell('refund.created', refund);
    this.#tell('charge.refunded', charge!);
    return refund;
  }

  /** What becomes of a refund that stayed pending. A failed one is the shop's money again. */
  settleRefund(refundId: string, status: 'succeeded' | 'failed'): StandInRefund {
    const refund = this.refunds.get(refundId)!;
    if (refund.status !== 'pending') return refund;
    endRefund(refund, { status, charge: this.charges.get(refund.charge)! });
    for (const type of ['refund.updated', 'charge.refund.updated', ...(status === 'failed' ? ['refund.failed'] : [])])
      this.#tell(type, refund);
    return refund;
  }

  /** The customer's bank takes the money back, or a part of it, until somebody has decided. */
  dispute(intentId: string, { amount, reason = 'fraudulent' }: { amount?: number; reason?: string } = {}): StandInDispute {
    const charge = this.intent(intentId).latest_charge;
    if (!charge) throw new Refused(400, 'charge_not_captured');
    charge.disputed = true;
    const dispute = newDispute(charge, { amount, reason, created: this.seconds });
    this.disputes.set(dispute.id, dispute);
    this.#tell('charge.dispute.created', dispute);
    this.#tell('charge.dispute.funds_withdrawn', dispute);
    return dispute;
  }

  closeDispute(disputeId: string, status: 'won' | 'lost' | 'prevented'): StandInDispute {
    const dispute = this.disputes.get(disputeId)!;
    dispute.status = status;
    if (status !== 'lost') this.#tell('charge.dispute.funds_reinstated', dispute);
    this.#tell('charge.dispute.closed', dispute);
    return dispute;
  }

  /** What the bank says of a method from now on: a card has expired, an account is empty. */
  declineMethod(methodId: string, declineCode: string): void {
    this.#outcomes.set(methodId, { kind: 'declined', declineCode });
  }

  /** It has money again. */
  acceptMethod(methodId: string): void {
    this.#outcomes.set(methodId, { kind: 'succeeds' });
  }

  /** By the customer, at their bank. */
  revokeMandate(methodId: string): void {
    this.#revoked.add(methodId);
  }

  intent(intentId: string): StandInIntent {
    const intent = this.intents.get(intentId);
    if (!intent) throw new Refused(404, 'resource_missing');
    return intent;
  }

  /** Until it is decided for the shop. */
  #isDisputed({ id: charge }: StandInCharge): boolean {
    return [...this.disputes.values()].some((dispute) => dispute.charge === charge && !SETTLED.has(dispute.status));
  }

  #methodOf(requested: Confirmation): StandInMethod {
    const known = requested.paymentMethod ? this.methods.get(requested.paymentMethod) : undefined;
    if (known && this.customers.spent.has(known.id)) throw new Refused(400, 'payment_method_unexpected_state');
    if (known && this.#revoked.has(known.id)) throw new Refused(400, 'payment_intent_mandate_invalid');
    if (known) return known;
    const { method, outcome } = newMethod(requested);
    this.methods.set(method.id, method);
    this.#outcomes.set(method.id, outcome);
    return method;
  }

  /** A saved method is its customer's alone, and the form that showed it is for payments of the same customer. */
  #checkCustomer(intent: StandInIntent, method: StandInMethod, { customerSession }: Confirmation): void {
    const session = customerSession ? this.customers.session(customerSession) : undefined;
    if (session && session.customer !== intent.customer) throw new Refused(400, 'customer_session_customer_mismatch');
    if (method.customer !== null && method.customer !== intent.customer) throw new Refused(400, 'payment_method_customer_mismatch');
  }

  /** Its customer has answered the bank once: later amounts need no answer. */
  #wasStored({ customer }: StandInMethod): boolean {
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
    const isStored = intent.object === 'setup_intent' || intent.setup_future_usage !== null || method.allow_redisplay === 'always';
    const debit = isStored && intent.customer ? debitLeftBy(method, intent.customer) : undefined;
    if (debit) {
      this.methods.set(debit.id, debit);
      this.#outcomes.set(debit.id, { kind: 'late' });
    }
    if (!debit && isStored && intent.customer) method.customer = intent.customer;
    else if (method.customer === null) this.customers.spent.add(method.id);
    if (intent.object === 'payment_intent') intent.latest_charge = this.#charge(intent, { method, debit });
    else intent.latest_attempt = { payment_method_details: detailsOf(method, debit) };
    return this.#move(intent, 'succeeded');
  }

  #charge(intent: StandInIntent, { method, debit }: { method: StandInMethod; debit: StandInMethod | undefined }): StandInCharge {
    const charge = newCharge(intent, { method, details: detailsOf(method, debit), created: this.seconds });
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
