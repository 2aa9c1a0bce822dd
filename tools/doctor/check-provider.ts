import { ok, warn, type Finding } from './finding.ts';

/** Asked for by name, the test provider is taken in production, too (decision A-144): nobody pays real money then. */
export function checkProvider({ isDemo, stripe }: { isDemo: boolean; stripe: object | undefined }): Finding {
  if (stripe || isDemo) return ok('payment provider', stripe ? 'Stripe' : 'test cards, in a demonstration');
  return warn(
    'payment provider',
    'PSP is test: the shop takes test cards, and no money',
    'set PSP=stripe and its three keys before you sell',
  );
}
