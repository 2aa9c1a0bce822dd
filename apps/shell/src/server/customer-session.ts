import { scaledDeadline } from '@shop/contracts/settings';

/** The page waits no longer for a name. */
const DEADLINE_MS = 500;
const SESSION = /(?:^|;\s*)((?:__Host-)?session=[^;]+)/;

/** Who is signed in, as the API knows it: `nobody` where the session has ended meanwhile. */
export type SignedInCustomer = { readonly kind: 'customer'; readonly firstName: string } | { readonly kind: 'nobody' };

/** Undefined where the API does not say in time: then the visitor's own flag counts. */
export async function signedInCustomer(gatewayAddress: string, cookie: string | undefined): Promise<SignedInCustomer | undefined> {
  const session = SESSION.exec(cookie ?? '')?.[1];
  if (!session) return undefined;
  try {
    const init = { headers: { cookie: session }, signal: AbortSignal.timeout(scaledDeadline(DEADLINE_MS)) };
    const answer = await fetch(`${gatewayAddress}/gateway/account/session`, init);
    if (!answer.ok) return undefined;
    const { account } = (await answer.json()) as { account?: { firstName?: unknown } };
    return typeof account?.firstName === 'string' ? { kind: 'customer', firstName: account.firstName } : { kind: 'nobody' };
  } catch {
    return undefined;
  }
}
