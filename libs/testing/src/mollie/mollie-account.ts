import { randomBytes } from 'node:crypto';

export interface StandInAmount {
  readonly currency: string;
  readonly value: string;
}

export interface StandInPayment {
  readonly id: string;
  readonly resource: 'payment';
  readonly amount: StandInAmount;
  readonly createdAt: string;
  readonly announced: Readonly<Record<string, unknown>>;
  status: 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed';
  redirectUrl: string;
  paidAt?: string;
  amountRefunded?: StandInAmount;
}

export interface StandInRefund {
  readonly id: string;
  readonly resource: 'refund';
  readonly paymentId: string;
  readonly amount: StandInAmount;
  readonly status: 'refunded';
  readonly metadata: unknown;
  readonly createdAt: string;
}

export interface StandInChargeback {
  readonly id: string;
  readonly resource: 'chargeback';
  readonly paymentId: string;
  readonly amount: StandInAmount;
  readonly reason: { readonly code: string };
  readonly createdAt: string;
  reversedAt: string | null;
}

/** What the provider refuses, in its own form. */
export class Refused extends Error {
  readonly status: number;
  readonly field: string | undefined;

  constructor(status: number, detail: string, field?: string) {
    super(detail);
    this.status = status;
    this.field = field;
  }
}

const id = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`;
const centsOf = ({ value }: StandInAmount) => Math.round(Number(value) * 100);
const euros = (cents: number): StandInAmount => ({ currency: 'EUR', value: (cents / 100).toFixed(2) });
/** Methods that only approve: the money is taken by a capture. */
const APPROVING = new Set(['klarna']);

/** Everything that an account at the provider holds, and what its customers do on its page. */
export class MollieAccount {
  readonly payments = new Map<string, StandInPayment>();
  readonly refunds: StandInRefund[] = [];
  readonly chargebacks: StandInChargeback[] = [];
  now: () => Date = () => new Date();
  /** Something became of a payment. */
  onChange: (payment: StandInPayment) => void = () => undefined;

  open(announced: Readonly<Record<string, unknown>>): StandInPayment {
    const amount = announced.amount as StandInAmount | undefined;
    if (!amount || !/^\d+\.\d{2}$/.test(amount.value) || centsOf(amount) <= 0) throw new Refused(422, 'The amount is invalid', 'amount');
    const method = methodOf(announced);
    if (APPROVING.has(method) && !(announced.billingAddress as { streetAndNumber?: string } | undefined)?.streetAndNumber)
      throw new Refused(422, 'The billing address is incomplete', 'billingAddress');
    const payment: StandInPayment = {
      ...{ id: id('tr'), resource: 'payment', amount, createdAt: this.#moment(), announced },
      ...{ status: 'open', redirectUrl: String(announced.redirectUrl) },
    };
    this.payments.set(payment.id, payment);
    return payment;
  }

  payment(paymentId: string): StandInPayment {
    const payment = this.payments.get(paymentId);
    if (!payment) throw new Refused(404, 'No payment exists with this id');
    return payment;
  }

  /** The customer ends a payment on the provider's page. */
  end(paymentId: string, status: 'paid' | 'failed' | 'canceled' | 'expired' | 'pending'): StandInPayment {
    const payment = this.payment(paymentId);
    if (payment.status !== 'open' && payment.status !== 'pending') return payment;
    if (status === 'paid' && payment.status === 'open' && APPROVING.has(methodOf(payment.announced))) payment.status = 'authorized';
    else payment.status = status;
    if (payment.status === 'paid') payment.paidAt = this.#moment();
    this.onChange(payment);
    return payment;
  }

  capture(paymentId: string): void {
    const payment = this.payment(paymentId);
    if (payment.status !== 'authorized') throw new Refused(422, 'The payment cannot be captured');
    payment.status = 'paid';
    payment.paidAt = this.#moment();
    this.onChange(payment);
  }

  cancel(paymentId: string): StandInPayment {
    const payment = this.payment(paymentId);
    if (payment.status !== 'open') throw new Refused(422, 'The payment cannot be cancelled');
    payment.status = 'canceled';
    return payment;
  }

  /** Also what a colleague does in the provider's dashboard. */
  refund(paymentId: string, amount?: StandInAmount, metadata: unknown = null): StandInRefund {
    const payment = this.payment(paymentId);
    const given = payment.amountRefunded ? centsOf(payment.amountRefunded) : 0;
    const cents = amount ? centsOf(amount) : centsOf(payment.amount) - given;
    if (payment.status !== 'paid' || cents <= 0 || given + cents > centsOf(payment.amount))
      throw new Refused(422, 'The amount is higher than the maximum', 'amount');
    payment.amountRefunded = euros(given + cents);
    const refund: StandInRefund = {
      ...{ id: id('re'), resource: 'refund', paymentId, amount: euros(cents), status: 'refunded', metadata, createdAt: this.#moment() },
    };
    this.refunds.push(refund);
    this.onChange(payment);
    return refund;
  }

  /** The customer's bank takes the money back. */
  chargeBack(paymentId: string): StandInChargeback {
    const payment = this.payment(paymentId);
    const chargeback: StandInChargeback = {
      ...{ id: id('chb'), resource: 'chargeback', paymentId, amount: payment.amount, reason: { code: 'AC01' } },
      ...{ createdAt: this.#moment(), reversedAt: null },
    };
    this.chargebacks.push(chargeback);
    this.onChange(payment);
    return chargeback;
  }

  reverse(chargeback: StandInChargeback): void {
    chargeback.reversedAt = this.#moment();
    this.onChange(this.payment(chargeback.paymentId));
  }

  #moment(): string {
    return this.now().toISOString();
  }
}

function methodOf({ method }: Readonly<Record<string, unknown>>): string {
  return String(Array.isArray(method) ? method[0] : method);
}
