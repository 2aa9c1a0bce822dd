import { readStripeAccount, STRIPE_WEBHOOK } from '@shop/api/operator-checks';
import type { ReadSettings } from './check-settings.ts';
import { fail, ok, warn, type Finding } from './finding.ts';

const CHECK = 'Stripe';

/** The account that the shop's keys open, and whether its messages come to this shop. */
export async function checkStripe(settings: Pick<ReadSettings['api'], 'stripe' | 'publicOrigin' | 'isDemo'>): Promise<Finding[]> {
  const { stripe, publicOrigin, isDemo } = settings;
  if (!stripe) return [];
  const address = publicOrigin + STRIPE_WEBHOOK;
  try {
    const account = await readStripeAccount(stripe, address);
    return [accountFinding(account, { address, chargesNobody: !account.isLive && !isDemo && !stripe.isStandIn })];
  } catch (error) {
    const { cause, message } = error as Error;
    return [
      fail(
        CHECK,
        `does not answer: ${cause instanceof Error ? cause.message : message}`,
        'see that STRIPE_SECRET_KEY is valid, that it may read balance and webhook endpoints, and that Stripe is reached from here',
      ),
    ];
  }
}

type StripeAccount = Awaited<ReturnType<typeof readStripeAccount>>;

function accountFinding(
  { isLive, webhook }: StripeAccount,
  { address, chargesNobody }: { address: string; chargesNobody: boolean },
): Finding {
  if (chargesNobody) return fail(CHECK, 'the account is in test mode: nobody is charged', 'use the live keys of the dashboard');
  if (!webhook) return warn(CHECK, `sends no messages to ${address}`, `add the endpoint in the dashboard: docs/operating.md, Payments`);
  if (webhook.missing.length > 0)
    return warn(CHECK, `does not send ${webhook.missing.join(', ')} to ${address}`, 'add these events to the endpoint in the dashboard');
  return ok(CHECK, `${isLive ? 'live' : 'test'} account, messages come to ${address}`);
}
