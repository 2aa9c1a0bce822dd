/**
 * `npm run privacy -- export MAIL` writes what the shop keeps of somebody without an account as JSON, `npm run privacy -- erase MAIL`
 * says how much that is and, with `--yes`, forgets it. docs/privacy.md says what stays.
 */
import { openDatabase } from '@shop/api/database';
import { dataOfGuest, eraseGuest, type GuestData } from '@shop/api/privacy';
import { parseArgs } from 'node:util';
import { reachDatabase } from '../start/reach-database.ts';

const USAGE = 'Say whose: npm run privacy -- export MAIL, or npm run privacy -- erase MAIL --yes.';
const { values, positionals } = readArguments();
const [verb, address, ...more] = positionals;
if (!address || more.length > 0 || !(verb === 'erase' || (verb === 'export' && !values.yes))) refuse(USAGE);

const database = await reachDatabase().catch((error: Error) => refuse(error.message));
const db = openDatabase(database.url, 1);
try {
  const data = await dataOfGuest(db, address, new Date());
  if (verb === 'export') console.log(JSON.stringify(data, null, 2));
  else if (values.yes) await erase(data);
  else askForYes(data);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await db.destroy();
  await database.close();
}

async function erase(data: GuestData): Promise<void> {
  const open = await eraseGuest(db, data.email, new Date());
  if (open.length === 0) return console.log(`Forgotten of ${data.email}: ${counted(data)}`);
  for (const { kind, bookingNumber, until } of open) console.error(`${bookingNumber}: a ${kind} is open${until ? ` until ${until}` : ''}`);
  console.error('Nothing was changed: ask again once this is over.');
  process.exitCode = 1;
}

function askForYes(data: GuestData): void {
  console.log(`Kept of ${data.email}: ${counted(data)}`);
  console.error('Nothing was changed: --yes forgets it, and nothing brings it back.');
  process.exitCode = 1;
}

function counted({ orders, gifts, newsletter, messages }: GuestData): string {
  return [
    `${orders.length} orders`,
    `${gifts.received.length} gifts that they have got`,
    `${newsletter.length} subscriptions`,
    `${messages.length} messages`,
  ].join(', ');
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { yes: { type: 'boolean' } } });
  } catch {
    return refuse(USAGE);
  }
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
