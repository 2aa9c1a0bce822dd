/**
 * `npm run ledger -- balance` says which orders do not agree with their payments, `show ORDER` prints the entries of an order by
 * its id or booking number, `close DAY` closes a day that is over at every point of sale and prints its totals.
 */
import { closeLedgerDay, ledgerBalance, ledgerOf } from '@shop/api/ledger';
import { reachDatabase } from '../start/reach-database.ts';

const [verb, subject] = process.argv.slice(2);
const isCall = verb === 'balance' || ((verb === 'show' || verb === 'close') && subject !== undefined);
if (!isCall) refuse('Say what to do: npm run ledger -- balance, show ORDER, or close DAY (yyyy-MM-dd).');

const database = await reachDatabase().catch((error: Error) => refuse(error.message));
try {
  const lines = verb === 'balance' ? await ledgerBalance(database.url) : await answer(verb as 'show' | 'close', subject!);
  for (const line of lines.lines) console.log(line);
  process.exitCode = lines.isFine ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
} finally {
  await database.close();
}

function answer(what: 'show' | 'close', given: string) {
  return what === 'show' ? ledgerOf(database.url, given) : closeLedgerDay(database.url, { day: given, now: new Date() });
}

function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}
