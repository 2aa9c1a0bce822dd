import { spawnSync } from 'node:child_process';
import { settleShell } from '../start/settle-shell.ts';
import { findChromium } from '../test/chromium.ts';
import { federatedRatio } from './federated-ratio.ts';
import { firstLoad } from './first-load.ts';
import { lighthouseScores } from './lighthouse-scores.ts';
import { shopToMeasure } from './own-shop.ts';
import { pagesToMeasure } from './pages.ts';
import { requestRate } from './request-rate.ts';

/**
 * `npm run bench`: measures the production build against the budgets and prints one table of medians. It starts a shop of
 * its own (SHOP_ADDRESS names another) and wants an otherwise idle machine. `--no-lighthouse`, `--no-ratio` and `--no-api`
 * leave the long parts out.
 */
const leftOut = (part: string) => process.argv.includes(`--no-${part}`);
const chromium = findChromium();
if (!chromium) throw new Error('No Chromium was found: install the package "chromium", or name one with CHROMIUM_PATH.');
const shop = await shopToMeasure();
const rows: string[][] = [['what', 'measured', 'budget']];
try {
  const { address } = shop;
  const pages = await pagesToMeasure(address);
  for (const [name, path] of Object.entries(pages)) {
    const load = await firstLoad(address + path, chromium);
    rows.push([`${name}: JavaScript, gzip`, `${load.gzip} kB`, '165 kB'], [`${name}: JavaScript, brotli`, `${load.brotli} kB`, '145 kB']);
    rows.push([`${name}: HTML, gzip`, `${load.html} kB`, '30 kB'], [`${name}: requests`, String(load.requests), '25']);
  }
  const results = await requestRate({ address: address + pages.results });
  rows.push(['results, dated: rendered on the server', `${results.rate}/s, p99 ${results.p99} ms`, '150/s, p99 250 ms']);
  if (!leftOut('lighthouse'))
    for (const [name, path] of Object.entries(pages)) {
      const scores = await lighthouseScores(address + path, chromium);
      rows.push(
        [`${name}: Lighthouse mobile`, scores.scores, '100 / 100 / 100 / 100'],
        [`${name}: LCP, TBT, CLS`, scores.vitals, '1.5 s, 50 ms, 0.01'],
      );
    }
  if (!leftOut('ratio') && !process.env.SHOP_ADDRESS) {
    const api = `http://127.0.0.1:${Number(new URL(address).port) + 1}`;
    const ratio = await federatedRatio({ path: pages.results, api, releases: 'var/bench/releases', shell: settleShell() });
    rows.push([
      'results: federated against one bundle',
      `${ratio.times.toFixed(2)} x (${ratio.federated}/s, ${ratio.monolith}/s)`,
      '1.05 x',
    ]);
  }
} finally {
  await shop.stop();
}
if (!leftOut('api')) rows.push(...tableOf('api/bench-api.ts'));
const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));

/** Rows of a bench that prints a table of the same three columns. */
function tableOf(file: string): string[][] {
  const { stdout, status } = spawnSync(process.execPath, [`tools/bench/${file}`], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) return [[file, 'could not be measured; the lines above say why', '']];
  const lines = stdout.trim().split('\n').slice(1);
  return lines.map((line) => line.trimEnd().split(/ {2,}/)).filter((row) => row.length >= 2);
}
