/**
 * `npm run ledger -- balance` says which orders do not agree with their payments, `show ORDER` prints the entries of an order by
 * its id or booking number, `close DAY` closes a day that is over at every point of sale and prints its totals, `owed FROM TO` prints what
 * became owed to each hotel and centre in these days.
 */
import { closeLedgerDay, ledgerBalance, ledgerOf, owedToMerchants } from '@shop/api/ledger';
import { reachDatabase } from '../start/reach-database.ts';

const [verb = '', ...given] = process.argv.slice(2);
const WORDS: Readonly<Record<string, number>> = { balance: 0, show: 1, close: 1, owed: 2 };
if (WORDS[verb] !== given.length)
  refuse('Say what to do: npm run ledger -- balance, show ORDER, close DAY (yyyy-MM-dd), or owed FROM TO (both yyyy-MM-dd).');

const database = await reachDatabase().catch((error: Error) => refuse(error.message));
try {
  const report = await answer(given as [string, string]);
  for (const line of report.lines) console.log(line);
  process.exitCode = report.isFine ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
} finally {
  await database.close();
}

function answer([first, second]: readonly [string, string]) {
  if (verb === 'balance') return ledgerBalance(database.url);
  if (verb === 'show') return ledgerOf(database.url, first);
  return verb === 'close'
    ? closeLedgerDay(database.url, { day: first, now: new Date() })
    : owedToMerchants(database.url, { from: first, to: second });
}

function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}
