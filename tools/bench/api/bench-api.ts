import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@shop/api/database';
import { migrate } from '@shop/api/migrate';
import { seed } from '../../catalogue/seed.ts';
import { startPostgres } from '../../test/postgres.ts';
import { fiftyBuyers } from './buyers.ts';
import { costAt, costOf, type Cost } from './load.ts';
import { startMeasuredApi, type MeasuredApi } from './measured-api.ts';
import { productPaths, sampleOf, type Sample } from './product-questions.ts';
import { searchQuestions } from './search-questions.ts';

/**
 * `npm run bench:api`: one API process over HTTP, at the catalogue sizes that are named (`2000 20000` without names), and how
 * each figure grows from the first size to the last. It needs PostgreSQL's binaries and brings its own database; nothing else
 * is touched. BENCH_DATABASE_URL names a database that is filled already, with `{hotels}` in the place of the size.
 */
const sizes = process.argv.slice(2).map(Number).filter(Boolean);
const SIZES = sizes.length > 0 ? sizes : [2_000, 20_000];
const TODAY = new Date().toISOString().slice(0, 10);
/** Questions of product pages are asked so often, and no oftener: their budget is the time of an answer. */
const PRODUCT_RATE = 100;
const SEARCH_BUDGET = '500/s, p99 30 ms';

/** A row of the table; `cost` is what is compared between sizes: CPU where there is one. */
interface Row {
  readonly what: string;
  readonly measured: string;
  readonly budget: string;
  readonly cost: number;
}

const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
const filled = process.env.BENCH_DATABASE_URL;
const postgres = filled ? undefined : await startPostgres(scratch);
if (!filled && !postgres) throw new Error('PostgreSQL was not found in /usr/lib/postgresql: install the package "postgresql".');
const tables: { hotels: number; rows: Row[] }[] = [];
try {
  for (const hotels of SIZES) {
    if (postgres) await fill(postgres.url, hotels);
    const api = await startMeasuredApi({ DATABASE_URL: databaseOf(hotels), DATA_DIR: join(scratch, 'data') });
    try {
      tables.push({ hotels, rows: await measure(api) });
    } finally {
      await api.stop();
    }
  }
} finally {
  await postgres?.stop();
  rmSync(scratch, { recursive: true, force: true });
}
print();

function databaseOf(hotels: number): string {
  return filled?.replace('{hotels}', String(hotels)) ?? postgres!.url;
}

async function fill(url: string, hotels: number): Promise<void> {
  const db = openDatabase(url, 2);
  await migrate(db);
  await db.destroy();
  await seed(url, { today: TODAY, hotels, log: (line) => console.error(line) });
}

async function measure(api: MeasuredApi): Promise<Row[]> {
  const rows: Row[] = [
    {
      what: 'start-up',
      measured: `${api.startSeconds.toFixed(1)} s, ${api.startCpuSeconds.toFixed(1)} s of CPU`,
      budget: '',
      cost: api.startCpuSeconds,
    },
    memoryRow('memory after the start', api),
  ];
  const add = async (what: string, cost: () => Promise<Cost>, budget = '') => {
    const row = await cost().then((measured) => ({ measured: reported(measured), cost: measured.cpu }), notMeasured);
    rows.push({ what, budget, ...row });
  };
  const sample = await sampleOf(api.address, TODAY);
  const product = productPaths(sample);
  for (const [what, questions] of Object.entries(searchQuestions(TODAY)))
    await add(what, () => costOf(api, questions), what.startsWith('search') ? SEARCH_BUDGET : '');
  await add('calendar of a stay, two months', () => costAt(api, product.calendar, PRODUCT_RATE), 'p99 15 ms');
  await add('calendar of a hotel, twelve months', () => costAt(api, product.year, PRODUCT_RATE), 'p99 15 ms');
  await add('quote', () => costAt(api, product.quote, PRODUCT_RATE), 'p99 20 ms');
  await add('detail of a stay', () => costAt(api, product.detail, PRODUCT_RATE));
  rows.push(...(await orderRows(api, sample)));
  rows.push(memoryRow('memory after the load', api));
  return rows;
}

async function orderRows(api: MeasuredApi, { quotes }: Sample): Promise<Row[]> {
  const names = ['order opened, 50 buyers', 'order bought, 50 buyers'] as const;
  const budget = 'p99 100 ms';
  const before = api.cpu();
  try {
    const { orders, opened, bought } = await fiftyBuyers(api.address, quotes);
    const cost = (api.cpu() - before) / orders;
    return [
      { what: names[0], measured: `p50 ${opened.p50} ms, p99 ${opened.p99} ms`, budget, cost },
      { what: names[1], measured: `p50 ${bought.p50} ms, p99 ${bought.p99} ms, ${cost.toFixed(1)} ms of CPU a purchase`, budget, cost },
    ];
  } catch (error) {
    return names.map((what) => ({ what, budget, ...notMeasured(error) }));
  }
}

/** What fails costs its own row, and says why. */
function notMeasured(error: unknown): { measured: string; cost: number } {
  const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
  return { measured: `not measured: ${reason}`, cost: 0 };
}

function memoryRow(what: string, api: MeasuredApi): Row {
  const megabytes = api.memory();
  return { what, measured: `${megabytes} MB`, budget: '', cost: megabytes };
}

function reported({ rate, p50, p99, cpu, refused }: Cost): string {
  const sentAway = refused > 0 ? `, ${refused} refused` : '';
  return `${rate}/s, p50 ${p50} ms, p99 ${p99} ms, ${cpu.toFixed(2)} ms of CPU = ${Math.round(1000 / cpu)}/s${sentAway}`;
}

/** One line a row and size; from the second size on it says by how much the row has grown. */
function print(): void {
  const lines = [['what', 'measured', 'budget']];
  const [first] = tables;
  for (const [place] of first!.rows.entries())
    for (const { hotels, rows } of tables) {
      const { what, measured, budget, cost } = rows[place]!;
      const smaller = first!.rows[place]!.cost;
      const grown = hotels === first!.hotels || smaller === 0 ? '' : `, grown ${(cost / smaller).toFixed(1)} x`;
      lines.push([`${hotels} hotels: ${what}`, measured + grown, budget]);
    }
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column]!.length)));
  for (const line of lines)
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    );
}
