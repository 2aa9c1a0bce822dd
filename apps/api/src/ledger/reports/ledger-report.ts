import { isLocalDate } from '@shop/domain';
import { type Database, openDatabase } from '../../platform/database/index.ts';

/** What `npm run ledger` prints; fine where everything balances. */
export interface LedgerReport {
  readonly lines: readonly string[];
  readonly isFine: boolean;
}

/** Days on which entries count, both inclusive; yyyy-MM-dd. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Throws, with what to give, for what is no period. */
export function checkPeriod({ from, to }: Period): void {
  for (const day of [from, to]) if (!isLocalDate(day)) throw new Error(`${day} is no day: give yyyy-MM-dd.`);
  if (to < from) throw new Error(`${from} is later than ${to}: give the first day first.`);
}

export function euros(cents: number): string {
  return (cents / 100).toFixed(2);
}

export async function withDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(url, 1);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
