/** A shop's account at Stripe. */
export interface StripeSettings {
  /** `sk_live_…`; never leaves the server, not even in a message. */
  readonly secretKey: string;
  /** `pk_live_…`; the browser's form needs it. */
  readonly publishableKey: string;
  /** `whsec_…`, by which messages of the provider are known as its own. */
  readonly webhookSecret: string;
  /** `https://api.stripe.com` unless a stand-in is used. */
  readonly api: string;
}
