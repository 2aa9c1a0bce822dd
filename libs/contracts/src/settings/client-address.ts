import { isIP } from 'node:net';

/** What everybody counts as whose address cannot be read: no limit is void for want of an address. */
const NO_ADDRESS = 'no address';
/** As some load balancers write a client into `X-Forwarded-For`. */
const WITH_PORT = /^(?:(?<ipv4>[\d.]+):\d+|\[(?<ipv6>[^\]]+)\](?::\d+)?)$/;
const MAPPED_IPV4 = /^::ffff:(?=[\d.]+$)/i;

/** The address that tries: an IPv6 customer has a whole /64 and counts once. */
export function addressOf(ip: string): string {
  const address = withoutPort(ip).replace(MAPPED_IPV4, '');
  const version = isIP(address);
  if (version === 0) return NO_ADDRESS;
  return version === 4 ? address : networkOf(address);
}

/** Whether limits can tell this client from others. */
export function isAddress(ip: string): boolean {
  return addressOf(ip) !== NO_ADDRESS;
}

function withoutPort(ip: string): string {
  const { ipv4, ipv6 } = WITH_PORT.exec(ip)?.groups ?? {};
  return ipv4 ?? ipv6 ?? ip;
}

function networkOf(ipv6: string): string {
  const [head = '', tail = ''] = ipv6.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const missing = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(ipv6.includes('::') ? missing : 0).fill('0'), ...after].slice(0, 4).join(':');
}
