/**
 * `npm run privacy -- export MAIL` writes what the shop keeps of somebody without an account as JSON, `npm run privacy -- erase MAIL`
 * says how much that is and, with `--yes`, erases it. docs/privacy.md says what stays, and what an export holds.
 */
import { dataOfGuest, eraseGuest, type GuestData } from '@shop/api/privacy';
import type { OpenMatter } from '@shop/domain';
import { parseArgs } from 'node:util';
import { type CommandCall, type Database, refuse, startCommand, withDatabase } from './command.ts';

const USAGE = 'Say whose: npm run privacy -- export MAIL, or npm run privacy -- erase MAIL --yes.';
/** What is open of a booking, by the kind of matter. An order under way is settled by the shop itself, or by customer care: it has no day. */
const OPEN: Readonly<Record<OpenMatter['kind'], (matter: OpenMatter) => string>> = {
  trip: ({ until }) => `a trip is open${until ? ` until ${until}` : ''}`,
  instalment: ({ until }) => (until ? `an instalment is due on ${until}` : 'an instalment is overdue'),
  gift: ({ until }) => (until ? `a gift is to be sent on ${until}` : 'a gift is to be sent'),
  order: () => 'a payment, a mail or a refund of the order is under way',
};

export async function run(call: CommandCall): Promise<number> {
  const { values, positionals } = readArguments(call.args);
  const [verb, address, ...more] = positionals;
  if (!address || more.length > 0 || !(verb === 'erase' || (verb === 'export' && !values.yes))) refuse(USAGE);
  return withDatabase(call, async (db) => {
    try {
      const data = await dataOfGuest(db, address, new Date());
      if (verb === 'export') call.print(JSON.stringify(data, null, 2));
      else return values.yes ? await erase(db, call, data) : askForYes(call, data);
      return 0;
    } catch (error) {
      call.printError((error as Error).message);
      return 1;
    }
  });
}

async function erase(db: Database, { print, printError }: CommandCall, data: GuestData): Promise<number> {
  const open = await eraseGuest(db, data.email, new Date());
  if (open.length === 0) {
    print(`Erased: ${counted(data)} of ${data.email}`);
    return 0;
  }
  for (const matter of open) printError(`${matter.bookingNumber}: ${OPEN[matter.kind](matter)}`);
  printError('Nothing was changed: ask again once this is over.');
  return 1;
}

function askForYes({ print, printError }: CommandCall, data: GuestData): number {
  print(`Kept of ${data.email}: ${counted(data)}`);
  printError('Nothing was changed: --yes erases it, and nothing brings it back.');
  return 1;
}

function counted({ orders, gifts, newsletter, messages }: GuestData): string {
  return [
    `${orders.length} orders`,
    `${gifts.received.length} gifts that they have got`,
    `${newsletter.length} subscriptions`,
    `${messages.length} messages`,
  ].join(', ');
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { yes: { type: 'boolean' } } });
  } catch {
    return refuse(USAGE);
  }
}

if (import.meta.main) await startCommand(run);
