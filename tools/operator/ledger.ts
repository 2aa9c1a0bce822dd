/**
 * `npm run ledger -- balance` says which orders do not agree with their payments, `show ORDER` prints the entries of an order by
 * its id or booking number, `close DAY` closes a day that is over at every point of sale and prints its totals, `owed FROM TO` prints what
 * became owed to each hotel and centre in these days, `vat FROM TO` the VAT that became due, `export FROM TO` all entries as CSV.
 */
import { closeLedgerDay, exportEntries, ledgerBalance, ledgerOf, type LedgerReport, owedToMerchants, vatReturn } from '@shop/api/ledger';
import { reachDatabase } from '../start/reach-database.ts';

const [verb = '', ...given] = process.argv.slice(2);
const WORDS: Readonly<Record<string, number>> = { balance: 0, show: 1, close: 1, owed: 2, vat: 2, export: 2 };
if (WORDS[verb] !== given.length)
  refuse(
    'Say what to do: npm run ledger -- balance, show ORDER, close DAY, owed FROM TO, vat FROM TO, or export FROM TO (days are yyyy-MM-dd).',
  );

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

async function answer([first, second]: readonly [string, string]): Promise<LedgerReport> {
  const period = { from: first, to: second };
  switch (verb) {
    case 'balance':
      return ledgerBalance(database.url);
    case 'show':
      return ledgerOf(database.url, first);
    case 'close':
      return closeLedgerDay(database.url, { day: first, now: new Date() });
    case 'owed':
      return owedToMerchants(database.url, period);
    case 'vat':
      return vatReturn(database.url, period);
    default:
      await exportEntries(database.url, period, (text) => process.stdout.write(text));
      return { lines: [], isFine: true };
  }
}

function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}
