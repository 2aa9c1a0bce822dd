/** What `npm run doctor` asks of others with the shop's own settings. */
export { verifySmtp } from '../mail/index.ts';
export { readStripeAccount, STRIPE_WEBHOOK } from '../payments/providers/index.ts';
