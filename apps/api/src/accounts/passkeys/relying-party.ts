import type { FastifyRequest } from 'fastify';
import { HttpProblem } from '../../platform/http/index.ts';
import { shopOriginOf, type ShopSettings } from '../../platform/settings/index.ts';

/** Who a passkey is for, in the words of WebAuthn: one host of the shop. */
export interface RelyingParty {
  /** Host name without a port. */
  readonly id: string;
  /** What the browser writes into what it signs. */
  readonly origin: string;
}

/**
 * The host of the shop that a page asks from: that of `PUBLIC_ORIGIN`, a point of sale or a partner's brand. Each is a relying
 * party of its own; a host that no setting names is refused (403 `PASSKEY_HOST`), also where a proxy passes it on.
 */
export function relyingPartyOf(
  { headers: { origin } }: Pick<FastifyRequest, 'headers'>,
  settings: Pick<ShopSettings, 'publicOrigin' | 'shopHosts'>,
): RelyingParty {
  const from = shopOriginOf(origin, settings);
  if (!from) throw passkeyHost();
  return { id: from.hostname, origin: from.origin };
}

function passkeyHost(): HttpProblem {
  return new HttpProblem(403, {
    code: 'PASSKEY_HOST',
    message: 'Passkeys are for the hosts of this shop: open the shop at its own address.',
  });
}
