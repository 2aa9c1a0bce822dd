/**
 * `npm run privacy -- export MAIL` writes what the shop keeps of somebody without an account as JSON, `npm run privacy -- erase MAIL`
 * says how much that is and, with `--yes`, erases it. docs/privacy.md says what stays, and what an export holds.
 */
import { openDatabase } from '@shop/api/database';
import { dataOfGuest, eraseGuest, type GuestData } from '@shop/api/privacy';
import type { OpenMatter } from '@shop/domain';
import { parseArgs } from 'node:util';
import { reachDatabase } from '../start/reach-database.ts';

const USAGE = 'Say whose: npm run privacy -- export MAIL, or npm run privacy -- erase MAIL --yes.';
/** What is open of a booking, by the kind of matter. An order under way is settled by the shop itself, or by customer care: it has no day. */
const OPEN: Readonly<Record<OpenMatter['kind'], (matter: OpenMatter) => string>> = {
  trip: ({ until }) => `a trip is open${until ? ` until ${until}` : ''}`,
  instalment: ({ until }) => (until ? `an instalment is due on ${until}` : 'an instalment is overdue'),
  gift: ({ until }) => (until ? `a gift is to be sent on ${until}` : 'a gift is to be sent'),
  order: () => 'a payment, a mail or a refund of the order is under way',
};
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
  if (open.length === 0) return console.log(`Erased: ${counted(data)} of ${data.email}`);
  for (const matter of open) console.error(`${matter.bookingNumber}: ${OPEN[matter.kind](matter)}`);
  console.error('Nothing was changed: ask again once this is over.');
  process.exitCode = 1;
}

function askForYes(data: GuestData): void {
  console.log(`Kept of ${data.email}: ${counted(data)}`);
  console.error('Nothing was changed: --yes erases it, and nothing brings it back.');
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

function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}
