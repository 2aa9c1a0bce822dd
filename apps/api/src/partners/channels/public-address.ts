import { BlockList, isIP } from 'node:net';

/** What is no address of the open internet (IANA special-purpose registries): a webhook must not reach into the shop's own network. */
const SPECIAL: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** Of IPv6 only 2000::/3 is given out; within it tunnels that lead to an IPv4 address, and documentation. */
const SPECIAL_6: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const special = new BlockList();
for (const [network, prefix] of SPECIAL) special.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of SPECIAL_6) special.addSubnet(network, prefix, 'ipv6');
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');

/** True for an address that anybody on the internet reaches. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4');
    case 6:
      return given.check(address, 'ipv6') && !special.check(address, 'ipv6');
    default:
      return false;
  }
}
