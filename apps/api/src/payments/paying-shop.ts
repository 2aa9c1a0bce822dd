import type { PrintingShop } from '../documents/index.ts';
import type { Database } from '../platform/database/index.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { MollieProvider } from './providers/mollie/mollie-provider.ts';
import type { MollieSettings } from './providers/mollie/mollie-settings.ts';
import type { StripeProvider } from './providers/stripe/stripe-provider.ts';
import type { StripeSettings } from './providers/stripe/stripe-settings.ts';
import type { TestProvider } from './test-provider.ts';

/** A shop that takes payments. */
export interface PayingShop extends PrintingShop {
  readonly psp: PaymentProvider;
  /** The embedded provider's own calls; absent where a real provider is configured (decision note `open-points`). */
  readonly testProvider?: TestProvider;
  /** Stripe's own calls; absent where another provider takes the payments. */
  readonly stripe?: { readonly provider: StripeProvider; readonly settings: StripeSettings };
  /** The second provider's own calls, where one is offered. */
  readonly mollie?: { readonly provider: MollieProvider; readonly settings: MollieSettings };
}

/** Where what was paid is settled: the least charge of the provider decides about what is left over. */
export interface SucceededPaymentDeps {
  readonly db: Database;
  readonly psp: Pick<PaymentProvider, 'leastCharge'>;
  /** The shop's clock. */
  readonly now: Date;
}
