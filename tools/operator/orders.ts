/**
 * `npm run orders -- export --since CURSOR --format csv|ndjson` writes the movements of orders to the output, the next cursor
 * to the error output. `npm run orders -- parcels [--state toPack] [--codes]` writes the warehouse's list, `parcels-import FILE`
 * takes its statuses in. `npm run orders -- refunds` lists refunds that failed, or that the provider refuses, and are owed, `transfer REFUND
 * --reference REFERENCE --by NAME --reason TEXT` notes that one was given by a transfer from the shop's own account.
 * `npm run orders -- find TEXT`, and in its place `show`, `cancel`, `refund` or `resend` with a NUMBER, act on orders as customer care
 * does, with `--by NAME --reason TEXT`.
 */
import { csvHeader, csvOrder, exportOrders, exportParcels, importParcels, ndjsonOrder, spreadsheetText } from '@shop/api/partners';
import { failedRefunds, refusedRefunds, transferRefund } from '@shop/api/refunds';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type CommandCall, type Database, refuse, startCommand, withDatabase } from './command.ts';
import { actOnOrder, ORDER_ACTS } from './order-acts.ts';

const PAGE = 1000;
const USAGE = `Say what to do: npm run orders -- export [--since CURSOR] [--format csv|ndjson], parcels [--state STATE] [--codes],
parcels-import FILE, refunds, transfer REFUND --reference REFERENCE --by NAME --reason TEXT, find TEXT, show NUMBER, cancel NUMBER
--amount EUROS, refund NUMBER --amount EUROS or resend NUMBER, these five with --by NAME --reason TEXT.`;
const VERBS = ['export', 'parcels', 'parcels-import', 'refunds', 'transfer', ...ORDER_ACTS];
const STATES = ['toPack', 'sent', 'returned', 'cancelled'] as const;

type OrdersArguments = ReturnType<typeof readArguments>;

export async function run(call: CommandCall): Promise<number> {
  const given = readArguments(call.args);
  return withDatabase(call, (db) => answer(db, call, given));
}

async function answer(db: Database, call: CommandCall, given: OrdersArguments): Promise<number> {
  const { verb, subject, state, codes, by, reason, amount } = given;
  if (verb === 'export') return writeOrders(db, call, given);
  if (verb === 'parcels-import') return importStatuses(db, call, subject);
  if (verb === 'refunds') return writeRefunds(db, call);
  if (verb === 'transfer') return explained(call, () => noteTransfer(db, given));
  const act = ORDER_ACTS.find((one) => one === verb);
  if (act) return explained(call, () => actOnOrder(db, act, { subject, by, reason, amount }));
  call.write(await exportParcels(db, { state, codes }));
  return 0;
}

async function writeOrders(db: Database, { write, printError }: CommandCall, { since, format }: OrdersArguments): Promise<number> {
  if (format === 'csv') write(csvHeader());
  for (let cursor = Number(since); ;) {
    const page = await exportOrders(db, { since: cursor, limit: PAGE });
    write(page.orders.map(format === 'csv' ? csvOrder : ndjsonOrder).join(''));
    cursor = Number(page.cursor);
    if (page.more) continue;
    printError(`The next cursor is ${cursor}`);
    return 0;
  }
}

async function importStatuses(db: Database, { print, printError }: CommandCall, file: string): Promise<number> {
  const { changed, faults } = await importParcels(db, spreadsheetText(readFileSync(file)), new Date());
  for (const { line, field, reason } of faults) printError(`line ${line}: ${field} ${reason}`);
  if (faults.length === 0) print(`${changed} parcels changed`);
  else printError(`${faults.length} bad lines: nothing was changed`);
  return faults.length === 0 ? 0 : 1;
}

async function writeRefunds(db: Database, { print }: CommandCall): Promise<number> {
  const waiting = [...(await failedRefunds(db)), ...(await refusedRefunds(db))];
  for (const { key, bookingNumber, amount, since, refusal } of waiting) {
    const state = refusal === undefined ? 'failed' : 'refused since';
    print(`${key}: booking ${bookingNumber}, ${euros(amount)} EUR, ${state} ${dayOf(since)}${refusal ? `: ${refusal}` : ''}`);
  }
  print(waiting.length === 0 ? 'No refund has failed.' : `${waiting.length} to be given in another way.`);
  return 0;
}

async function noteTransfer(db: Database, { subject, reference, by, reason }: OrdersArguments): Promise<string[]> {
  const cents = await transferRefund({ db, now: new Date() }, { key: subject, reference, by, reason });
  return [`${euros(cents)} EUR are noted as transferred.`];
}

/** Prints what was done, or why it was not. */
async function explained({ print, printError }: CommandCall, work: () => Promise<string[]>): Promise<number> {
  try {
    for (const line of await work()) print(line);
    return 0;
  } catch (error) {
    printError((error as Error).message);
    return 1;
  }
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

function euros(cents: number): string {
  return (cents / 100).toFixed(2);
}

function readArguments(args: readonly string[]) {
  const { values, positionals } = parsed(args);
  const [verb = '', subject = ''] = positionals;
  const { since = '0', format = 'ndjson', codes = false, reference = '', by = '', reason = '', amount = '' } = values;
  if (!VERBS.includes(verb) || (['parcels-import', 'transfer', ...ORDER_ACTS].includes(verb) && !subject)) refuse(USAGE);
  if (verb === 'transfer' && ![reference, by, reason].every((text) => text.trim()))
    refuse('A transfer has a reference at the bank (--reference), the colleague who made it (--by), and a reason (--reason).');
  if (!/^\d{1,15}$/.test(since)) refuse(`--since is "${since}": give the cursor of the last export, or 0.`);
  if (format !== 'csv' && format !== 'ndjson') refuse(`--format is "${format}": give csv or ndjson.`);
  const state = STATES.find((one) => one === values.state);
  if (values.state !== undefined && !state) refuse(`--state is "${values.state}": give one of ${STATES.join(', ')}.`);
  return { verb, subject, since, format, state, codes, reference, by, reason, amount };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
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

if (import.meta.main) await startCommand(run);
