import { conflict, notFound, HttpProblem } from '../platform/http/index.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Asks the provider, never the client. One that was `refunded` pays for nothing any more; what it has paid for stays as it is. */
export async function paymentOf(psp: PaymentProvider, intentId: string, amount: number): Promise<'paid' | 'processing' | 'refunded'> {
  const payment = await psp.read(intentId);
  if (!payment) throw notFound('There is no such payment.');
  if (payment.amount !== amount) throw conflict('PRICE_CHANGED', 'The payment is for another amount.', amount);
  if (payment.status === 'processing') return 'processing';
  if (payment.status === 'succeeded') return 'paid';
  if (payment.status === 'refunded') return 'refunded';
  throw notPaid(payment.status === 'declined' ? 'PAYMENT_DECLINED' : 'PAYMENT_NOT_CONFIRMED');
}

/** The refusal of what was not paid for. */
export function notPaid(code: 'PAYMENT_DECLINED' | 'PAYMENT_NOT_CONFIRMED'): HttpProblem {
  return new HttpProblem(402, { code, message: 'The payment has not succeeded.', field: 'pspAuthorization.paymentIntentId' });
}
