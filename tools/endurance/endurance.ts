import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicKeyOf, readPrivateKey } from '@shop/federation/server';
import { faultMatrix, faultOf } from './fault-matrix.ts';
import { redeploys } from './redeploys.ts';

/** `npm run test:endurance [redeploys | faults]`: half an hour that `npm test` has no time for. Needs a running shop. */
const [only] = process.argv.slice(2);
const api = process.env.API_ADDRESS ?? 'http://127.0.0.1:4201';
const releases = process.env.RELEASES ?? join(process.env.DATA_DIR ?? 'var', 'releases');
const TIMES = Number(process.env.REDEPLOYS ?? 300);
const MOST_HEAP_PERCENT = 5;
const PAGES = {
  '/': 'minisites',
  '/sejours': 'search',
  '/coffrets': 'gifting',
  '/account/wishlist': 'account',
  '/contact': 'minisites',
  '/reservation': 'product',
};
const CAUSES = ['search', 'product', 'gifting', 'account', 'minisites', 'api'];

if (!existsSync('dist/shell/server/main.mjs') || !existsSync(join(releases, 'registry.json'))) {
  console.error('There is no built shop: run npm start first, and leave it running for the API.');
  process.exit(1);
}
const faults: string[] = [];
if (only !== 'faults') for (const leaks of [false, true]) faults.push(...(await judgedRedeploys(leaks)));
if (only !== 'redeploys') faults.push(...(await judgedMatrix()));
for (const fault of faults) console.error(fault);
console.log(faults.length ? `${faults.length} faults` : 'Everything holds.');
process.exitCode = faults.length ? 1 : 0;

async function judgedRedeploys(leaks: boolean): Promise<string[]> {
  const { documents, stale, failed, heapPercent } = await redeploys(TIMES, leaks);
  const what = `${TIMES} redeploys of two remotes${leaks ? ' that leak timers' : ''}`;
  console.log(`${what}: ${documents} documents, ${stale} stale, ${failed} failed, heap ${heapPercent?.toFixed(1) ?? '?'} %`);
  if (!stale && !failed && (heapPercent ?? 0) <= MOST_HEAP_PERCENT) return [];
  return [`${what}: ${stale} stale, ${failed} failed, heap grew by ${heapPercent?.toFixed(1) ?? '?'} %`];
}

async function judgedMatrix(): Promise<string[]> {
  const rootKey = publicKeyOf(readPrivateKey(readFileSync(join(releases, '.development-key.pem'), 'utf8')));
  const cells = await faultMatrix({ pages: PAGES, causes: CAUSES, api, releases, rootKey });
  for (const { cause, weather, path, status, healedMs } of cells)
    console.log(`${cause.padEnd(10)} ${weather.padEnd(8)} ${path.padEnd(20)} ${status}  healed after ${(healedMs / 1_000).toFixed(1)} s`);
  return cells.flatMap((cell) => faultOf(cell) ?? []);
}
