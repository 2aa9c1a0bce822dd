import { conflict, notFound, Refusal } from '../platform/http/index.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Asks the provider, never the client. */
export async function paymentOf(psp: PaymentProvider, intentId: string, amount: number): Promise<'paid' | 'processing'> {
  const payment = await psp.read(intentId);
  if (!payment) throw notFound('There is no such payment.');
  if (payment.amount !== amount) throw conflict('PRICE_CHANGED', 'The payment is for another amount.', amount);
  if (payment.status === 'processing') return 'processing';
  if (payment.status === 'succeeded' || payment.status === 'refunded') return 'paid';
  throw new Refusal(402, {
    code: payment.status === 'declined' ? 'PAYMENT_DECLINED' : 'PAYMENT_NOT_CONFIRMED',
    message: 'The payment has not succeeded.',
    field: 'pspAuthorization.paymentIntentId',
  });
}
