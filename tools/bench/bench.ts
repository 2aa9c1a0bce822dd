import { findChromium } from '../test/chromium.ts';
import { firstLoad } from './first-load.ts';
import { lighthouseScores } from './lighthouse-scores.ts';
import { requestRate } from './request-rate.ts';
import { pagesToMeasure } from './pages.ts';

/**
 * Measures the running production build (`npm start` in another terminal) against the budgets and prints one table.
 * SHOP_ADDRESS names another address. Every figure is a median or a total of what really crossed the wire.
 */
const address = process.env.SHOP_ADDRESS ?? 'http://localhost:4200';
const chromium = findChromium();
if (!chromium) throw new Error('No Chromium was found: install the package "chromium", or name one with CHROMIUM_PATH.');
const answers = await fetch(`${address}/healthz`).catch(() => undefined);
if (!answers?.ok) throw new Error(`${address} does not answer: run "npm start" in another terminal first.`);

const pages = await pagesToMeasure(address);
const rows: string[][] = [['what', 'measured', 'budget']];
for (const [name, path] of Object.entries(pages)) {
  const load = await firstLoad(address + path, chromium);
  rows.push([`${name}: JavaScript, gzip`, `${load.gzip} kB`, '165 kB'], [`${name}: JavaScript, brotli`, `${load.brotli} kB`, '145 kB']);
  rows.push([`${name}: HTML, gzip`, `${load.html} kB`, '30 kB'], [`${name}: requests`, String(load.requests), '25']);
}
const results = await requestRate({ address: address + pages.results });
rows.push(['results, dated: rendered on the server', `${results.rate}/s, p99 ${results.p99} ms`, '150/s, p99 250 ms']);
const body = JSON.stringify({ locale: 'fr_FR', searchCriterias: { adult: 2, child: 0, baby: 0, lat: 48.8566, lng: 2.3522 } });
const search = await requestRate({ address: `${address}/api/offers.json`, body });
rows.push(['search, over HTTP', `${search.rate}/s, p99 ${search.p99} ms`, '500/s, p99 30 ms']);
if (!process.argv.includes('--no-lighthouse')) {
  for (const [name, path] of Object.entries(pages)) {
    const scores = await lighthouseScores(address + path, chromium);
    rows.push(
      [`${name}: Lighthouse mobile`, scores.scores, '100 / 100 / 100 / 100'],
      [`${name}: LCP, TBT, CLS`, scores.vitals, '1.5 s, 50 ms, 0.01'],
    );
  }
}
const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
