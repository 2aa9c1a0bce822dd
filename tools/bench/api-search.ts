import autocannon from 'autocannon';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@shop/api/database';
import { migrate } from '@shop/api/migrate';
import { seed } from '../catalogue/seed.ts';
import { startPostgres } from '../test/postgres.ts';

/**
 * Measures the search of one API process over HTTP, at the catalogue sizes that are named (`2000 20000` without names):
 * `node tools/bench/api-search.ts 20000`. It needs PostgreSQL's binaries and brings its own database; nothing else is touched.
 * BENCH_DATABASE_URL names one that is filled already. Every question differs from the last by a price limit of some cents,
 * so that none is answered from memory but where the row says so.
 */
const SIZES = process.argv.slice(2).map(Number);
const PORT = Number(process.env.BENCH_PORT ?? 5600);
const ADDRESS = `http://127.0.0.1:${PORT}`;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const CONNECTIONS = 10;
let asked = 0;
const TODAY = new Date().toISOString().slice(0, 10);
const BUDGET = '500/s, p99 30 ms';

const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
const table: string[][] = [['what', 'measured', 'budget']];
const filled = process.env.BENCH_DATABASE_URL;
const postgres = filled ? undefined : await startPostgres(scratch);
if (!filled && !postgres) throw new Error('PostgreSQL was not found in /usr/lib/postgresql: install the package "postgresql".');
try {
  for (const hotels of SIZES.length > 0 ? SIZES : [2_000, 20_000]) {
    if (postgres) await fill(postgres.url, hotels);
    await measure(filled ?? postgres!.url, hotels);
  }
} finally {
  await postgres?.stop();
  rmSync(scratch, { recursive: true, force: true });
}
const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column]!.length)));
for (const row of table) console.log(row.map((cell, column) => cell.padEnd(widths[column]!)).join('  '));

async function fill(url: string, hotels: number): Promise<void> {
  const db = openDatabase(url, 2);
  await migrate(db);
  await db.destroy();
  await seed(url, { today: TODAY, hotels, log: (line) => console.error(line) });
}

async function measure(url: string, hotels: number): Promise<void> {
  const began = performance.now();
  const api = spawn(process.execPath, ['apps/api/src/main.ts'], {
    env: { ...process.env, DATABASE_URL: url, API_PORT: String(PORT), DATA_DIR: join(scratch, 'data'), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  try {
    await ready(api);
    const what = (row: string) => `${hotels} hotels: ${row}`;
    table.push([what('start-up'), `${((performance.now() - began) / 1000).toFixed(1)} s`, '']);
    table.push([what('memory after the start'), `${memoryOf(api)} MB`, '']);
    for (const [name, requests] of Object.entries(questions())) table.push([what(name), await rate(api, requests), BUDGET]);
    table.push([what('memory after the load'), `${memoryOf(api)} MB`, '']);
  } finally {
    api.kill('SIGTERM');
    await new Promise((done) => api.once('exit', done));
  }
}

async function ready(api: ChildProcess): Promise<void> {
  for (;;) {
    if (api.exitCode !== null) throw new Error('The API ended before it answered; its message stands above.');
    if (
      await fetch(`${ADDRESS}/readyz`)
        .then((answer) => answer.ok)
        .catch(() => false)
    )
      return;
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** Resident memory of a process, megabytes. */
function memoryOf({ pid }: ChildProcess): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
}

/** Milliseconds that a process has worked: the figure that a busy machine does not blur. The kernel counts hundredths of a second. */
function cpuOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

type Question = Pick<autocannon.Request, 'method' | 'path' | 'body' | 'headers' | 'setupRequest'>;

function questions(): Record<string, Question[]> {
  const dated = { checkin: addDays(TODAY, 28), checkout: addDays(TODAY, 30) };
  const post = { method: 'POST', path: '/api/offers.json', headers: { 'content-type': 'application/json' } } as const;
  const offers = (criterias: object, options: object = {}): Question => ({
    ...post,
    setupRequest: (request) => ({ ...request, body: bodyOf({ ...criterias, priceMin: 901 + (asked++ % 4_000) }, options) }),
  });
  const again = (criterias: object): Question => ({ ...post, body: bodyOf(criterias, {}) });
  const towns = [
    { city: 'Annecy', lat: 45.8992, lng: 6.1294 },
    { city: 'Paris', lat: 48.8566, lng: 2.3522 },
    { city: 'Lyon', lat: 45.764, lng: 4.8357, distanceMax: 100 },
    { region: 'Bretagne' },
    { department: 'Haute-Savoie' },
  ];
  return {
    'search around a town with facets, mixed': [
      ...towns.map((town) => offers({ ...town, ...dated })),
      ...towns.map((town) => offers({ ...town, adult: 3, child: 1 })),
      ...towns.map((town) => offers({ ...town, ...dated, facilities: 'spa', stars: '3,4', priceMax: 24_000 })),
    ],
    'whole country with facets, two adults, any day': [offers({})],
    'the same question again': [again({})],
    'whole country with facets, dated': [offers(dated)],
    'whole country with facets, 2 + 2 and 5 + 0, any day': [offers({ adult: 2, child: 2 }), offers({ adult: 5 })],
    'whole country with facets, two nights, any day': [offers({ night: 2 })],
    'facets alone, whole country, dated': [
      { method: 'GET', path: `/api/search/facets.json?locale=fr_FR&checkin=${dated.checkin}&night=2` },
    ],
    'map of a region': [offers({ region: 'Bretagne' }, { performMapSearch: true })],
    'destinations, typed letter by letter': ['b', 'bo', 'bor', 'bord', 'bordx', 'anecy', 'saint m', 'ste'].map((term) => ({
      method: 'GET',
      path: `/api/autocomplete-geonames.json?locale=fr_FR&term=${encodeURIComponent(term)}&maxResults=30`,
    })),
  };
}

function bodyOf(searchCriterias: object, options: object): string {
  return JSON.stringify({ locale: 'fr_FR', searchCriterias, withFacets: true, withActivities: true, ...options });
}

async function rate(api: ChildProcess, requests: Question[]): Promise<string> {
  await autocannon({ url: ADDRESS, connections: CONNECTIONS, duration: 1, requests });
  const before = cpuOf(api);
  const {
    requests: done,
    latency,
    non2xx,
    errors,
  } = await autocannon({ url: ADDRESS, connections: CONNECTIONS, duration: SECONDS, requests });
  if (non2xx || errors) throw new Error(`${requests[0]!.path}: ${non2xx + errors} requests failed`);
  return `${Math.round(done.average)}/s, median ${latency.p50} ms, p99 ${latency.p99} ms, ${((cpuOf(api) - before) / Math.max(1, done.total)).toFixed(1)} ms of CPU each`;
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
