/** The settings of Stripe and Mollie. */
export type { MollieSettings } from './mollie/mollie-settings.ts';
export { mollieSettings } from './mollie/read-mollie-settings.ts';
export { STRIPE_API, STRIPE_SCRIPT } from './stripe/stripe-settings.ts';
export type { StripeSettings } from './stripe/stripe-settings.ts';
