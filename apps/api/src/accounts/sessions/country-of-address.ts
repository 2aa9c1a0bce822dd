import ipaddr from 'ipaddr.js';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** Which country each /24 of IPv4 and each /48 of IPv6 is used in, of IPFire Location (NOTICE); written by `tools/countries/pack.ts`. */
const FILE = new URL('./countries.txt.gz', import.meta.url);
const UNKNOWN = 'ZZ';

/** Where another country begins: the first bits of each network as a number, ascending. */
interface Networks {
  readonly starts: Float64Array;
  readonly countries: readonly string[];
}

interface Table {
  readonly ipv4: Networks;
  readonly ipv6: Networks;
}

let table: Promise<Table> | undefined;

/**
 * The country of an internet address, ISO 3166-1 alpha-2: where its network is used, not where somebody is. Undefined for
 * an address of a private network, and where nobody knows. Nothing leaves the shop for it
 * (docs/decisions/2026-11-29-country-of-a-device.md). The file is read once, on the first question.
 */
export async function countryOfAddress(address: string): Promise<string | undefined> {
  if (!ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  table ??= readTable();
  const { ipv4, ipv6 } = await table;
  const bytes = parsed.toByteArray();
  return parsed.kind() === 'ipv4' ? countryIn(ipv4, numberOf(bytes.slice(0, 3))) : countryIn(ipv6, numberOf(bytes.slice(0, 6)));
}

function numberOf(bytes: readonly number[]): number {
  return bytes.reduce((sum, byte) => sum * 256 + byte, 0);
}

/** The last start that is not behind the network. */
function countryIn({ starts, countries }: Networks, network: number): string | undefined {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= network) low = middle + 1;
    else high = middle;
  }
  const country = countries[low - 1];
  return country === UNKNOWN ? undefined : country;
}

async function readTable(): Promise<Table> {
  const text = (await promisify(gunzip)(await readFile(FILE))).toString('latin1');
  const [ipv4 = '', ipv6 = ''] = text.trimEnd().split('\n\n');
  return { ipv4: networksOf(ipv4), ipv6: networksOf(ipv6) };
}

/** A line is the distance from the start before, in base 36, and the country. */
function networksOf(text: string): Networks {
  const lines = text.split('\n');
  const starts = new Float64Array(lines.length);
  let start = 0;
  lines.forEach((line, at) => (starts[at] = start += Number.parseInt(line.slice(0, -2), 36)));
  return { starts, countries: lines.map((line) => line.slice(-2)) };
}
