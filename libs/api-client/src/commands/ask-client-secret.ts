import type { ClientSecret } from '@shop/contracts';
import { request } from '../transport/request.ts';

/** By which the provider's form confirms this payment; it is asked for anew each time and kept nowhere. */
export function askClientSecret(paymentIntentId: string): Promise<ClientSecret> {
  return request<ClientSecret>({ path: '/gateway/psp/stripe/client-secret', body: { paymentIntentId }, timeoutMs: 20_000 });
}
