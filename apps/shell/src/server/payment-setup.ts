import { scaledDeadline } from '@shop/contracts/settings';
import type { PaymentSetup, SitePayment } from '@shop/contracts';
import { staleWhileRevalidate } from './layout/stale-while-revalidate.ts';

const TERMS = { freshMs: 60_000, waitMs: 400, retryMs: 2_000 };
const DEADLINE_MS = 5_000;
/** A booking summary is worth a longer wait: without the answer nothing can be paid there. */
const CHECKOUT_WAIT_MS = 2_000;

/** Who takes the payments, as a page is told; only the document of a booking summary lets the provider's script in. */
export type PaymentReader = (page: { readonly isCheckout: boolean }) => Promise<SitePayment | undefined>;

export function paymentReader(apiAddress: string): PaymentReader {
  const ask = staleWhileRevalidate(() => askSetup(apiAddress), TERMS);
  return async ({ isCheckout }) => {
    const setup = await ask('', isCheckout ? scaledDeadline(CHECKOUT_WAIT_MS) : undefined);
    return setup && { ...setup, isLetIn: isCheckout && setup.provider === 'stripe' };
  };
}

async function askSetup(apiAddress: string): Promise<PaymentSetup> {
  const response = await fetch(`${apiAddress}/gateway/psp`, { signal: AbortSignal.timeout(scaledDeadline(DEADLINE_MS)) });
  if (!response.ok) throw new Error(`The payment setup answers ${response.status}.`);
  return (await response.json()) as PaymentSetup;
}
