/** A shop's account at Mollie, the second provider of some countries (PROD-076, docs/decisions/2026-11-23-the-second-provider.md). */
export interface MollieSettings {
  /** `live_…`; never leaves the server. */
  readonly apiKey: string;
  /** {@link MOLLIE_API} unless a stand-in is used. */
  readonly api: string;
  /** Methods by country, `ES` → `klarna`; where it is not named the second provider is not offered. */
  readonly methods: Readonly<Record<string, readonly string[]>>;
  /** What the customer reads. */
  readonly name: string;
}

export const MOLLIE_API = 'https://api.mollie.com';
