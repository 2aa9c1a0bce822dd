/**
 * `npm run orders -- export --since CURSOR --format csv|ndjson` writes the movements of orders to the output, the next cursor
 * to the error output. `npm run orders -- parcels [--state toPack] [--codes]` writes the warehouse's list, `parcels-import FILE`
 * takes its statuses in.
 */
import { openDatabase } from '@shop/api/database';
import { csvHeader, csvOrder, exportOrders, exportParcels, importParcels, ndjsonOrder } from '@shop/api/partners';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { reachDatabase } from '../start/reach-database.ts';

const PAGE = 1000;
const USAGE =
  'Say what to do: npm run orders -- export [--since CURSOR] [--format csv|ndjson], parcels [--state STATE] [--codes], or parcels-import FILE.';
const { values, positionals } = readArguments();
const [verb, file] = positionals;
const { since = '0', format = 'ndjson', state, codes = false } = values;
if (!['export', 'parcels', 'parcels-import'].includes(verb ?? '') || (verb === 'parcels-import' && !file)) refuse(USAGE);
if (!/^\d{1,15}$/.test(since)) refuse(`--since is "${since}": give the cursor of the last export, or 0.`);
if (format !== 'csv' && format !== 'ndjson') refuse(`--format is "${format}": give csv or ndjson.`);
const STATES = ['toPack', 'sent', 'returned', 'cancelled'] as const;
const chosen = STATES.find((one) => one === state);
if (state !== undefined && !chosen) refuse(`--state is "${state}": give one of ${STATES.join(', ')}.`);

const database = await reachDatabase().catch((error: Error) => refuse(error.message));
const db = openDatabase(database.url, 1);
try {
  if (verb === 'export') await writeOrders();
  if (verb === 'parcels') process.stdout.write(await exportParcels(db, { state: chosen, codes }));
  if (verb === 'parcels-import') await takeStatuses(file!);
} finally {
  await db.destroy();
  await database.close();
}

async function writeOrders(): Promise<void> {
  if (format === 'csv') process.stdout.write(csvHeader());
  for (let cursor = Number(since); ;) {
    const page = await exportOrders(db, { since: cursor, limit: PAGE });
    process.stdout.write(page.orders.map(format === 'csv' ? csvOrder : ndjsonOrder).join(''));
    cursor = Number(page.cursor);
    if (page.more) continue;
    console.error(`The next cursor is ${cursor}`);
    return;
  }
}

async function takeStatuses(name: string): Promise<void> {
  const { changed, faults } = await importParcels(db, readFileSync(name, 'utf8'), new Date());
  for (const { line, field, reason } of faults) console.error(`line ${line}: ${field} ${reason}`);
  if (faults.length === 0) return console.log(`${changed} parcels changed`);
  console.error(`${faults.length} bad lines: nothing was changed`);
  process.exitCode = 1;
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { since: { type: 'string' }, format: { type: 'string' }, state: { type: 'string' }, codes: { type: 'boolean' } },
    });
  } catch {
    return refuse(USAGE);
  }
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
