import { sql } from 'kysely';
import { recordFees } from '../booked-movements.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import type { Database } from '../../platform/database/index.ts';
import { reconcilePeriod, type Reconciliation } from './reconcile-period.ts';

const DAY_MS = 24 * 3_600_000;
/** A day is reconciled that long after its midnight, when the payments of its last minutes are in the ledger. */
const STARTS_AFTER_MS = 30 * 60_000;
/** Direct debits arrive days after they were listed; and a difference is told until it is solved or that old. */
const COVERED_DAYS = 7;

export interface DailyReconciliation {
  readonly db: Database;
  readonly psp: Pick<PaymentProvider, 'list' | 'read'>;
  /** The shop's clock. */
  readonly now: () => Date;
}

/** Reconciles the last seven days and books the provider's fees of them, once a day (UTC); undefined where that is done. One process at a time: it runs under the lease of its job. */
export async function reconcileDaily({ db, psp, now }: DailyReconciliation): Promise<Reconciliation | undefined> {
  const day = new Date(now().getTime() - STARTS_AFTER_MS).toISOString().slice(0, 10);
  if (!(await begin(db, day))) return undefined;
  const to = new Date(`${day}T00:00:00Z`);
  const reconciliation = await reconcilePeriod({ db, psp }, { from: new Date(to.getTime() - COVERED_DAYS * DAY_MS), to });
  const { compared, differences, fees } = reconciliation;
  await recordFees(db, fees);
  await db
    .updateTable('reconciliation_run')
    .set({ finished_at: sql<Date>`now()`, compared, differences: JSON.stringify(differences) })
    .where('day', '=', day)
    .execute();
  return reconciliation;
}

/** False where the day is reconciled. `lease_until` is for processes of the version before, which look at it. */
async function begin(db: Database, day: string): Promise<boolean> {
  const { rows } = await sql`
    insert into reconciliation_run as run (day, lease_until) values (${day}::date, now() + interval '30 minutes')
    on conflict (day) do update set lease_until = excluded.lease_until where run.finished_at is null
    returning day`.execute(db);
  return rows.length === 1;
}
