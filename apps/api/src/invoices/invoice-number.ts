import { sql, type Transaction } from 'kysely';
import type { Tables } from '../platform/database/index.ts';

const SERIES = { invoice: 'F', creditNote: 'A' } as const;

/**
 * The next number of a seller and year, `F2030-000001`. Its counter stays locked until the transaction ends: the next transaction
 * is blocked until then, and a rollback returns its number, so that no number is missing or given twice.
 */
export async function nextInvoiceNumber(
  trx: Transaction<Tables>,
  { seller, kind, day }: { seller: string; kind: keyof typeof SERIES; day: string },
): Promise<string> {
  const year = Number(day.slice(0, 4));
  const series = SERIES[kind];
  const { last } = await trx
    .insertInto('invoice_counter')
    .values({ seller, series, year, last: 1 })
    .onConflict((known) => known.columns(['seller', 'series', 'year']).doUpdateSet({ last: sql`invoice_counter.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${series}${year}-${String(last).padStart(6, '0')}`;
}
