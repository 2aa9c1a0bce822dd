import { hostName } from '@shop/i18n/server';
import { BlockList, isIP } from 'node:net';

/** Networks that nobody on the internet is in: loopback, private, link-local, and carriers' (RFC 1918, 4193, 6598). */
const OWN = ['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', '100.64.0.0/10'];
const OWN_6 = ['::1/128', 'fc00::/7', 'fe80::/10'];
/** What balancers and fronts add to a request that they pass on. */
const PASSED_ON = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via', 'cf-connecting-ip'];

const own = new BlockList();
for (const [networks, family] of [[OWN, 'ipv4'] as const, [OWN_6, 'ipv6'] as const])
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    own.addSubnet(address, Number(prefix), family);
  }

interface Requested {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/**
 * Whether a request was sent within the operator's network and to this process itself: from a private address, passed on by
 * nobody, and not under a name of the shop. A front that adds no header asks under the shop's name, and is known by it.
 */
export function isFromInside({ headers, socket }: Requested, shopHosts: ReadonlySet<string>): boolean {
  if (PASSED_ON.some((name) => headers[name] !== undefined)) return false;
  if (shopHosts.has(hostName(String(headers.host ?? '')))) return false;
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const family = isIP(address);
  return family !== 0 && own.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
