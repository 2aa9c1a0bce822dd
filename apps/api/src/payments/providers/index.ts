/** The settings of Stripe and Mollie, and what Stripe says of the shop's account. */
export type { MollieSettings } from './mollie/mollie-settings.ts';
export { mollieSettings } from './mollie/read-mollie-settings.ts';
export { readStripeAccount, STRIPE_EVENTS, STRIPE_WEBHOOK } from './stripe/stripe-account.ts';
export { STRIPE_API, STRIPE_SCRIPT } from './stripe/stripe-settings.ts';
export type { StripeSettings } from './stripe/stripe-settings.ts';
