import autocannon from 'autocannon';

/**
 * Measures the calls of the product pages against a running API and prints one table: `node tools/bench/api-product.ts`.
 * API_ADDRESS names another address. Every row asks for many stays in turn, over a few connections that are never
 * saturated, so that the p99 is that of the answer and not of a queue.
 */
const address = process.env.API_ADDRESS ?? process.env.SHOP_ADDRESS ?? 'http://localhost:4200';
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const CONNECTIONS = 4;
/** Requests a second of all connections: what one process is to carry with ease. */
const RATE = Number(process.env.BENCH_RATE ?? 100);

interface Sample {
  readonly stays: readonly string[];
  readonly hotels: readonly string[];
}

/** Stays and hotels from all over the catalogue. */
async function sampleOf(): Promise<Sample> {
  const stays = new Set<string>();
  const hotels = new Set<string>();
  for (const locale of ['fr_FR', 'es_ES', 'it_IT', 'nl_NL', 'fr_BE']) {
    for (let page = 0; page < 4; page += 1) {
      const answer = await fetch(`${address}/api/offers.json`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ locale, page, orderBy: 'popularity', searchCriterias: { adult: 2, child: 0, baby: 0 } }),
      });
      const { exactMatch } = (await answer.json()) as { exactMatch: { id: string; hotel: { id: string } }[] };
      for (const { id, hotel } of exactMatch) {
        stays.add(id);
        hotels.add(hotel.id);
      }
    }
  }
  if (stays.size === 0) throw new Error(`${address} sells nothing: seed its database first.`);
  return { stays: [...stays], hotels: [...hotels] };
}

/** Addresses whose answer is 200, for a quote that is refused is no quote. */
async function answered(paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) if ((await fetch(address + path)).status === 200) found.push(path);
  return found;
}

async function measure(paths: readonly string[]): Promise<{ rate: number; p50: number; p99: number }> {
  const requests = paths.map((path) => ({ method: 'GET' as const, path }));
  await autocannon({ url: address, connections: CONNECTIONS, duration: 1, overallRate: RATE, requests });
  const result = await autocannon({ url: address, connections: CONNECTIONS, duration: SECONDS, overallRate: RATE, requests });
  if (result.non2xx || result.errors) throw new Error(`${paths[0]}: ${result.non2xx + result.errors} requests failed`);
  return { rate: Math.round(result.requests.average), p50: result.latency.p50, p99: result.latency.p99 };
}

const { stays, hotels } = await sampleOf();
const checkin = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const couple = 'adult=2&child=0&baby=0&locale=fr_FR';
const rows: [name: string, budget: string, paths: string[]][] = [
  ['calendar of a stay, two months', 'p99 15 ms', stays.map((id) => `/api/product/${id}/availabilities.json?length=2&locale=fr_FR`)],
  ['calendar of a hotel, twelve months', 'p99 15 ms', hotels.map((id) => `/api/hotels/${id}/availabilities.json?length=12&locale=fr_FR`)],
  ['quote', 'p99 20 ms', await answered(stays.map((id) => `/api/product/${id}/quote?checkin=${checkin}&nights=3&${couple}`))],
  ['offers of a stay', '', stays.map((id) => `/api/product/${id}/offers?checkin=${checkin}&nights=3&${couple}`)],
  ['detail of a stay', '', stays.map((id) => `/api/weekend/${id}/detail.json?locale=fr_FR`)],
  ['hotel page', '', hotels.map((id) => `/api/hotels/${id}?${couple}&checkin=${checkin}&nights=3`)],
  ['upsells', '', stays.map((id) => `/api/product/${id}/upsells?${couple}`)],
  ['recommended offer', '', stays.map((id) => `/api/product/${id}/recommended-offer?${couple}`)],
];
for (const [name, budget, paths] of rows) {
  const { rate, p50, p99 } = await measure(paths);
  console.log(`${name.padEnd(36)} ${String(rate).padStart(5)}/s  p50 ${p50} ms  p99 ${p99} ms  ${budget && `(${budget})`}`.trimEnd());
}
