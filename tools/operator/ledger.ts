/**
 * `npm run ledger -- balance` says which orders do not agree with their payments, `show ORDER` prints the entries of an order by
 * its id or booking number, `close DAY` closes a day that is over at every point of sale and prints its totals, `owed FROM TO` prints what
 * became owed to each hotel and centre in these days, `vat FROM TO` the VAT that became due, `export FROM TO` all entries as CSV.
 */
import { closeLedgerDay, exportEntries, ledgerBalance, ledgerOf, type LedgerReport, owedToMerchants, vatReturn } from '@shop/api/ledger';
import { type CommandCall, refuse, startCommand, withDatabaseUrl } from './command.ts';

const WORDS: Readonly<Record<string, number>> = { balance: 0, show: 1, close: 1, owed: 2, vat: 2, export: 2 };

export async function run(call: CommandCall): Promise<number> {
  const [verb = '', ...given] = call.args;
  if (WORDS[verb] !== given.length)
    refuse(
      'Say what to do: npm run ledger -- balance, show ORDER, close DAY, owed FROM TO, vat FROM TO, or export FROM TO (days are yyyy-MM-dd).',
    );
  return withDatabaseUrl(call, async (url) => {
    try {
      const report = await answer(url, call);
      for (const line of report.lines) call.print(line);
      return report.isFine ? 0 : 1;
    } catch (error) {
      call.printError((error as Error).message);
      return 2;
    }
  });
}

async function answer(url: string, { args, write }: CommandCall): Promise<LedgerReport> {
  const [verb, first = '', second = ''] = args;
  const period = { from: first, to: second };
  switch (verb) {
    case 'balance':
      return ledgerBalance(url);
    case 'show':
      return ledgerOf(url, first);
    case 'close':
      return closeLedgerDay(url, { day: first, now: new Date() });
    case 'owed':
      return owedToMerchants(url, period);
    case 'vat':
      return vatReturn(url, period);
    default:
      await exportEntries(url, period, write);
      return { lines: [], isFine: true };
  }
}

if (import.meta.main) await startCommand(run);
