import { ok, warn, type Finding } from './finding.ts';

/** Asked for by name, the test provider is taken in production, too (decision note `unset-is-production`): nobody pays real money then. */
export function checkProvider({ isDemo, stripe }: { isDemo: boolean; stripe: { isStandIn?: boolean } | undefined }): Finding {
  if (stripe?.isStandIn)
    return warn(
      'payment provider',
      'PSP is stripe-stand-in: a rehearsal, which takes no money',
      'set PSP=stripe and its three keys before you sell',
    );
  if (stripe || isDemo) return ok('payment provider', stripe ? 'Stripe' : 'test cards, in a demonstration');
  return warn(
    'payment provider',
    'PSP is test: the shop takes test cards, and no money',
    'set PSP=stripe and its three keys before you sell',
  );
}
