/**
 * `npm run orders -- export --since CURSOR --format csv|ndjson` writes the movements of orders to the output, the next cursor
 * to the error output. `npm run orders -- parcels [--state toPack] [--codes]` writes the warehouse's list, `parcels-import FILE`
 * takes its statuses in. `npm run orders -- refunds` lists refunds that failed, or that the provider refuses, and are owed, `transfer REFUND
 * --reference REFERENCE --by NAME --reason TEXT` notes that one was given by a transfer from the shop's own account.
 * `npm run orders -- find TEXT`, and in its place `show`, `cancel`, `refund` or `resend` with a NUMBER, act on orders as customer care
 * does, with `--by NAME --reason TEXT`.
 */
import { openDatabase } from '@shop/api/database';
import { csvHeader, csvOrder, exportOrders, exportParcels, importParcels, ndjsonOrder, spreadsheetText } from '@shop/api/partners';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { failedRefunds, refusedRefunds, transferRefund } from '@shop/api/refunds';
import { reachDatabase } from '../start/reach-database.ts';
import { actOnOrder, ORDER_ACTS } from './order-acts.ts';

const PAGE = 1000;
const USAGE = `Say what to do: npm run orders -- export [--since CURSOR] [--format csv|ndjson], parcels [--state STATE] [--codes],
parcels-import FILE, refunds, transfer REFUND --reference REFERENCE --by NAME --reason TEXT, find TEXT, show NUMBER, cancel NUMBER
--amount EUROS, refund NUMBER --amount EUROS or resend NUMBER, these five with --by NAME --reason TEXT.`;
const VERBS = ['export', 'parcels', 'parcels-import', 'refunds', 'transfer', ...ORDER_ACTS];
const { values, positionals } = readArguments();
const [verb, file] = positionals;
const { since = '0', format = 'ndjson', state, codes = false } = values;
if (!VERBS.includes(verb ?? '') || (['parcels-import', 'transfer', ...ORDER_ACTS].includes(verb!) && !file)) refuse(USAGE);
const { reference = '', by = '', reason = '', amount = '' } = values;
if (verb === 'transfer' && ![reference, by, reason].every((text) => text.trim()))
  refuse('A transfer has a reference at the bank (--reference), whoever made it (--by), and a reason (--reason).');
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
  if (verb === 'refunds') await writeRefunds();
  if (verb === 'transfer') await noteTransfer(file!);
  const act = ORDER_ACTS.find((one) => one === verb);
  if (act) await explained(() => actOnOrder(db, act, { subject: file!, by, reason, amount }));
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
  const { changed, faults } = await importParcels(db, spreadsheetText(readFileSync(name)), new Date());
  for (const { line, field, reason } of faults) console.error(`line ${line}: ${field} ${reason}`);
  if (faults.length === 0) return console.log(`${changed} parcels changed`);
  console.error(`${faults.length} bad lines: nothing was changed`);
  process.exitCode = 1;
}

async function writeRefunds(): Promise<void> {
  const waiting = [...(await failedRefunds(db)), ...(await refusedRefunds(db))];
  for (const { key, bookingNumber, amount, since, refusal } of waiting) {
    const state = refusal === undefined ? 'failed' : 'refused since';
    console.log(`${key}: booking ${bookingNumber}, ${euros(amount)} EUR, ${state} ${dayOf(since)}${refusal ? `: ${refusal}` : ''}`);
  }
  console.log(waiting.length === 0 ? 'No refund has failed.' : `${waiting.length} to be given in another way.`);
}

async function noteTransfer(key: string): Promise<void> {
  await explained(async () => {
    const cents = await transferRefund({ db, now: new Date() }, { key, reference, by, reason });
    return [`${euros(cents)} EUR are noted as transferred.`];
  });
}

/** Prints what was done, or why it was not. */
async function explained(work: () => Promise<string[]>): Promise<void> {
  try {
    for (const line of await work()) console.log(line);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

function euros(cents: number): string {
  return (cents / 100).toFixed(2);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        ...{ since: { type: 'string' }, format: { type: 'string' }, state: { type: 'string' }, codes: { type: 'boolean' } },
        ...{ reference: { type: 'string' }, by: { type: 'string' }, reason: { type: 'string' }, amount: { type: 'string' } },
      },
    });
  } catch {
    return refuse(USAGE);
  }
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
