import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';

/** Of IPv6 only this is given out. */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * True for an address that anybody on the internet reaches (IANA special-purpose registries): a webhook must not reach into the
 * shop's own network, also not through an IPv6 address that stands for an IPv4 one.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(GIVEN_OUT));
}
