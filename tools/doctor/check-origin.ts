import { fail, ok, type Finding } from './finding.ts';

/** Where mails and the payment provider lead back to. */
export function checkOrigin({ publicOrigin, isDemo }: { publicOrigin: string; isDemo: boolean }): Finding {
  if (isDemo || publicOrigin.startsWith('https://')) return ok('public origin', publicOrigin);
  return fail(
    'public origin',
    `${publicOrigin} is not https: browsers send no sign-in there, and the provider refuses it`,
    'set PUBLIC_ORIGIN to the https:// address of the shop, and a TLS front before the shells',
  );
}
