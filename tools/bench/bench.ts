import { spawnSync } from 'node:child_process';
import { settleShell } from '../start/settle-shell.ts';
import { findWholeChromium } from '../test/chromium.ts';
import { federatedRatios } from './federated-ratio.ts';
import { firstLoad } from './first-load.ts';
import { lighthouseScores } from './lighthouse-scores.ts';
import { shopToMeasure } from './own-shop.ts';
import { pagesToMeasure } from './pages.ts';
import { requestRate } from './request-rate.ts';

/**
 * `npm run bench`: measures the production build against the budgets and prints one table of medians. It starts a shop of
 * its own (SHOP_ADDRESS names another) and wants an otherwise idle machine. `--no-lighthouse`, `--no-ratio` and `--no-api`
 * leave the long parts out. What cannot be measured costs its own row, which says why.
 */
const leftOut = (part: string) => process.argv.includes(`--no-${part}`);
const rows: string[][] = [['what', 'measured', 'budget']];
await measured('the shop', async () => {
  const shop = await shopToMeasure();
  try {
    await measureShop(shop.address);
  } finally {
    await shop.stop();
  }
  return [];
});
if (!leftOut('api')) await measured('the API alone', () => Promise.resolve(tableOf('api/bench-api.ts')));
const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));

async function measureShop(address: string): Promise<void> {
  const pages = await pagesToMeasure(address);
  for (const [name, path] of Object.entries(pages)) await measured(`${name}: first load`, () => firstLoadRows(name, address + path));
  await measured('results, dated: rendered on the server', async () => {
    const { rate, p99 } = await requestRate({ address: address + pages.results });
    return [['results, dated: rendered on the server', `${rate}/s, p99 ${p99} ms`, '150/s, p99 250 ms']];
  });
  if (!leftOut('lighthouse'))
    for (const [name, path] of Object.entries(pages)) await measured(`${name}: Lighthouse`, () => lighthouseRows(name, address + path));
  if (!leftOut('ratio') && !process.env.SHOP_ADDRESS) await measured('federated against one bundle', () => ratioRows(address, pages));
}

/** Adds rows to the table; where they cannot be had, one that says why. */
async function measured(what: string, measure: () => Promise<string[][]>): Promise<void> {
  try {
    rows.push(...(await measure()));
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    rows.push([what, `not measured: ${reason}`, '']);
  }
}

function browserToMeasure(): string {
  const chromium = findWholeChromium();
  if (!chromium) throw new Error('no Chromium was found: install the package "chromium", or name one with CHROMIUM_PATH.');
  return chromium;
}

async function firstLoadRows(name: string, address: string): Promise<string[][]> {
  const load = await firstLoad(address, browserToMeasure());
  return [
    [`${name}: JavaScript, gzip`, `${load.gzip} kB`, '165 kB'],
    [`${name}: JavaScript, brotli`, `${load.brotli} kB`, '145 kB'],
    [`${name}: HTML, gzip`, `${load.html} kB`, '30 kB'],
    [`${name}: style sheets, gzip`, `${load.css} kB`, '20 kB'],
    [`${name}: fonts`, `${load.fonts} kB`, '24 kB'],
    [`${name}: requests`, String(load.requests), '25'],
  ];
}

async function lighthouseRows(name: string, address: string): Promise<string[][]> {
  const scores = await lighthouseScores(address, browserToMeasure());
  return [
    [`${name}: Lighthouse mobile`, scores.scores, '100 / 100 / 100 / 100'],
    [`${name}: LCP, TBT, CLS`, scores.vitals, '1.5 s, 50 ms, 0.01'],
  ];
}

/** The shop's own API serves both. */
async function ratioRows(address: string, pages: Readonly<Record<string, string>>): Promise<string[][]> {
  const api = `http://127.0.0.1:${Number(new URL(address).port) + 1}`;
  const shell = settleShell();
  const ratios = await federatedRatios({ pages, api, releases: 'var/bench/releases', shell, executablePath: browserToMeasure() });
  return Object.entries(ratios).flatMap(([name, { times, federated, monolith, scripts }]) => {
    const heavier = scripts.federated / scripts.monolith;
    return [
      [`${name}: time on the server against one bundle`, `${times.toFixed(2)} x (${federated}/s, ${monolith}/s)`, '1.05 x'],
      [`${name}: JavaScript against one bundle`, `${heavier.toFixed(2)} x (${scripts.federated}, ${scripts.monolith} kB)`, '1.15 x'],
    ];
  });
}

/** Rows of a bench that prints a table of the same three columns. */
function tableOf(file: string): string[][] {
  const { stdout, status } = spawnSync(process.execPath, [`tools/bench/${file}`], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error('it ended early; the lines above say why.');
  const lines = stdout.trim().split('\n').slice(1);
  return lines.map((line) => line.trimEnd().split(/ {2,}/)).filter((row) => row.length >= 2);
}
