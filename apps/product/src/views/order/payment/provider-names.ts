import type { SitePayment } from '@shop/contracts';

/** Names under which other ways to pay are offered where the operator names none (PROD-076, docs/decisions/2026-11-23-the-second-provider.md). */
const ALTERNATIVE_PROVIDER = 'Tramos';
export const WALLET = 'Escale Wallet';

export function alternativeName(payment: SitePayment | undefined): string {
  return payment?.alternative?.name ?? ALTERNATIVE_PROVIDER;
}

/** The second provider takes payments of this country; the test provider stands in for it everywhere. */
export function hasAlternative(payment: SitePayment | undefined, country: string): boolean {
  return payment?.alternative ? payment.alternative.countries.includes(country) : payment?.provider === 'test';
}
