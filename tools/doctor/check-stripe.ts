import { readStripeAccount, STRIPE_WEBHOOK } from '@shop/api/operator-checks';
import type { ReadSettings } from './check-settings.ts';
import { fail, ok, warn, type Finding } from './finding.ts';

const CHECK = 'Stripe';

/** The account that the shop's keys open, and whether its messages come to this shop. */
export async function checkStripe({ stripe, publicOrigin, isDemo }: Pick<ReadSettings['api'], 'stripe' | 'publicOrigin' | 'isDemo'>) {
  if (!stripe) return [];
  return [await judgedAccount(() => readStripeAccount(stripe, publicOrigin + STRIPE_WEBHOOK))];

  async function judgedAccount(read: () => ReturnType<typeof readStripeAccount>): Promise<Finding> {
    const account = await read().catch((error: Error & { cause?: Error }) => error);
    if (account instanceof Error)
      return fail(
        CHECK,
        `does not answer: ${account.cause instanceof Error ? account.cause.message : account.message}`,
        'see that STRIPE_SECRET_KEY is valid, that it may read balance and webhook endpoints, and that Stripe is reached from here',
      );
    if (!account.isLive && !isDemo && !stripe!.isStandIn)
      return fail(CHECK, 'the account is in test mode: nobody is charged', 'use the live keys of the dashboard');
    const address = publicOrigin + STRIPE_WEBHOOK;
    if (!account.webhook)
      return warn(CHECK, `sends no messages to ${address}`, `add the endpoint in the dashboard: docs/operating.md, Payments`);
    const { missing } = account.webhook;
    if (missing.length > 0)
      return warn(CHECK, `does not send ${missing.join(', ')} to ${address}`, 'add these events to the endpoint in the dashboard');
    return ok(CHECK, `${account.isLive ? 'live' : 'test'} account, messages come to ${address}`);
  }
}
