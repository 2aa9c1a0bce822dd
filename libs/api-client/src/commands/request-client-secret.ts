import { type ClientSecret, CREATE_CLIENT_SECRET } from '@shop/contracts';
import { call } from '../transport/call.ts';

/** By which the provider's form confirms this payment; it is asked for again each time and kept nowhere. */
export function requestClientSecret(paymentIntentId: string): Promise<ClientSecret> {
  return call(CREATE_CLIENT_SECRET, { body: { paymentIntentId }, timeoutMs: 20_000 });
}
