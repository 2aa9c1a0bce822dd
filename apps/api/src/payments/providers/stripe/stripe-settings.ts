/** A shop's account at Stripe. */
export interface StripeSettings {
  /** `sk_live_…`; never leaves the server, not even in a message. */
  readonly secretKey: string;
  /** `pk_live_…`; the browser's form needs it. */
  readonly publishableKey: string;
  /** `whsec_…`, by which messages of the provider are known as its own; two while one endpoint takes the place of another. */
  readonly webhookSecrets: readonly string[];
  /** `https://api.stripe.com` unless a stand-in is used. */
  readonly api: string;
  /** {@link STRIPE_SCRIPT} unless a stand-in is used. */
  readonly script: string;
  /** It moves no money. */
  readonly isStandIn?: boolean;
  /** Methods by country, `BE` → `card`, `bancontact`; a country that is not named takes what the provider's dashboard has switched on. */
  readonly methods?: Readonly<Record<string, readonly string[]>>;
}

export const STRIPE_API = 'https://api.stripe.com';

/** The provider's script of the version that belongs to the pinned library; it may come from nowhere else (PCI DSS). */
export const STRIPE_SCRIPT = 'https://js.stripe.com/endive/stripe.js';
