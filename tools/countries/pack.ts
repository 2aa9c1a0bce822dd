/**
 * Packs a table of networks and countries for the list of devices (docs/decisions/2026-11-29-country-of-a-device.md):
 * `node tools/countries/pack.ts geoip geoip6`, the two files of Debian's `tor-geoipdb` (IPFire Location, CC BY-SA 4.0).
 */
import { isCountryCode } from '@shop/domain';
import ipaddr from 'ipaddr.js';
import { readFile, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

const TARGET = new URL('../../apps/api/src/accounts/sessions/countries.txt.gz', import.meta.url);

/** A network of the table: its first bits, as a number, and where the next country begins. */
export interface CountryStart {
  readonly start: number;
  /** ISO 3166-1 alpha-2; `ZZ` where nobody knows. */
  readonly country: string;
}

interface Range {
  readonly first: bigint;
  readonly last: bigint;
  readonly country: string;
}

/** Reads `first,last,country` lines: IPv4 as whole numbers, IPv6 as addresses; `#` begins a remark. */
export function rangesOf(text: string): Range[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [first = '', last = '', country = ''] = line.split(',');
    return { first: numberOf(first), last: numberOf(last), country: isCountryCode(country) ? country : 'ZZ' };
  });
}

/** Where another country begins, by networks of the size that the shop looks up: the first address of a network decides. */
export function startsOf(ranges: readonly Range[], hostBits: bigint): CountryStart[] {
  const starts: CountryStart[] = [];
  const begin = (network: bigint, country: string) => {
    if ((starts.at(-1)?.country ?? 'ZZ') !== country) starts.push({ start: Number(network), country });
  };
  let next = 0n;
  for (const { first, last, country } of ranges) {
    const [from, to] = [(first + (1n << hostBits) - 1n) >> hostBits, last >> hostBits];
    if (from > to) continue;
    if (from > next) begin(next, 'ZZ');
    begin(from, country);
    next = to + 1n;
  }
  begin(next, 'ZZ');
  return starts;
}

/** One line a start: the distance from the one before in base 36, and its country. */
export function packed(starts: readonly CountryStart[]): string {
  return starts.map(({ start, country }, at) => (start - (starts[at - 1]?.start ?? 0)).toString(36) + country).join('\n');
}

function numberOf(address: string): bigint {
  if (/^\d+$/.test(address)) return BigInt(address);
  return ipaddr.IPv6.parse(address)
    .toByteArray()
    .reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
}

if (import.meta.main) {
  const [ipv4, ipv6] = process.argv.slice(2);
  if (!ipv4 || !ipv6) throw new Error('Name the two files: node tools/countries/pack.ts geoip geoip6');
  const [four, six] = await Promise.all([readFile(ipv4, 'utf8'), readFile(ipv6, 'utf8')]);
  const table = `${packed(startsOf(rangesOf(four), 8n))}\n\n${packed(startsOf(rangesOf(six), 80n))}\n`;
  await writeFile(TARGET, gzipSync(table, { level: 9 }));
}
