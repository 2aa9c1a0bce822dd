import type { IntentStatus } from '../../../platform/database/index.ts';

/** The part of the provider's objects that the shop reads. */
export interface MolliePayment {
  readonly id: string;
  readonly status: 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed';
  readonly amount: MollieAmount;
  readonly amountRefunded?: MollieAmount;
  readonly isCancelable?: boolean;
  readonly method?: string | null;
  readonly description: string;
  readonly locale?: string;
  readonly metadata: { readonly reference?: string; readonly intent?: string } | null;
  readonly lines?: readonly object[];
  readonly billingAddress?: object;
  readonly createdAt: string;
  readonly paidAt?: string;
  readonly _links: { readonly checkout?: { readonly href: string } };
}

export interface MollieRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly amount: MollieAmount;
  readonly status: 'queued' | 'pending' | 'processing' | 'refunded' | 'failed' | 'canceled';
  readonly metadata: { readonly key?: string } | null;
  readonly createdAt: string;
}

export interface MollieChargeback {
  readonly id: string;
  readonly paymentId: string;
  readonly amount: MollieAmount;
  readonly reason?: { readonly code: string } | null;
  readonly createdAt: string;
  readonly reversedAt?: string | null;
}

/** Euros as text, `12.50`. */
export interface MollieAmount {
  readonly currency: string;
  readonly value: string;
}

export function euros(cents: number): MollieAmount {
  return { currency: 'EUR', value: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}` };
}

export function centsOf({ value }: MollieAmount): number {
  return Number(value.replace('.', ''));
}

const DEAD = new Set<MolliePayment['status']>(['canceled', 'expired', 'failed']);

/** It can never be paid any more: who tries again needs another payment. */
export function isDead({ status }: MolliePayment): boolean {
  return DEAD.has(status);
}

/** The provider's words in the shop's; a payment that died is one that was declined, and may be tried again. */
export function statusOf(payment: MolliePayment): IntentStatus {
  switch (payment.status) {
    case 'open':
      return 'created';
    case 'pending':
    case 'authorized':
      return 'processing';
    case 'paid':
      return payment.amountRefunded && centsOf(payment.amountRefunded) >= centsOf(payment.amount) ? 'refunded' : 'succeeded';
    default:
      return 'declined';
  }
}

/** The bank has decided when the provider hears of it: what it takes is gone, unless it reverses that (https://docs.mollie.com/reference/chargebacks-api). */
export function disputeOf({ id, amount, reason, createdAt, reversedAt }: MollieChargeback) {
  const status = reversedAt ? 'won' : 'lost';
  return { id, amount: Math.abs(centsOf(amount)), reason: reason?.code ?? 'unknown', status, openedAt: new Date(createdAt) };
}
