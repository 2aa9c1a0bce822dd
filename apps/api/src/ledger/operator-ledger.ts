import { centreSubject, isLocalDate } from '@shop/domain';
import { sql } from 'kysely';
import { isOrderId } from '../orders/index.ts';
import { bookingDay } from '../availability/index.ts';
import { closeDay, type ClosedDay } from './daily-close.ts';
import { findAllImbalances, type Imbalance } from './find-imbalances.ts';
import { checkPeriod, euros, type LedgerReport, type Period, withDatabase } from './reports/ledger-report.ts';

export { exportEntries } from './reports/export-entries.ts';
export type { LedgerReport } from './reports/ledger-report.ts';
export { vatReturn } from './reports/vat-return.ts';

/** Balances of all accounts, and the orders that do not agree. */
export function ledgerBalance(url: string): Promise<LedgerReport> {
  return withDatabase(url, async (db) => {
    const { rows } = await sql<{ account: string; cents: number }>`
      select account, sum(amount_cents)::float8 as cents from journal_line group by account order by account`.execute(db);
    const wrong = await findAllImbalances(db);
    const lines = [...rows.map(({ account, cents }) => line(account, cents)), ...imbalanceLines(wrong)];
    return { lines: [...lines, wrong.length === 0 ? 'The ledger balances.' : `${wrong.length} do not agree.`], isFine: wrong.length === 0 };
  });
}

/** The entries of an order, by its id or booking number. Codes of gifts are not shown. */
export function ledgerOf(url: string, order: string): Promise<LedgerReport> {
  return withDatabase(url, async (db) => {
    const known = await db
      .selectFrom('purchase')
      .select('uuid')
      .where(isOrderId(order) ? 'uuid' : 'booking_number', '=', order)
      .executeTakeFirst();
    const uuid = known?.uuid ?? (isOrderId(order) ? order : undefined);
    if (!uuid) throw new Error(`There is no order ${order}: give its id or its booking number.`);
    const { rows } = await sql<{
      id: number;
      kind: string;
      day: string;
      account: string | null;
      subject: string | null;
      cents: number | null;
    }>`
      select e.id, e.kind, e.day, l.account, l.subject, l.amount_cents as cents
      from journal_entry e left join journal_line l on l.entry_id = e.id
      where e.purchase_uuid = ${uuid} order by e.id, l.position`.execute(db);
    const lines = rows.flatMap(({ id, kind, day, account, subject, cents }, place) => [
      ...(rows[place - 1]?.id === id ? [] : [`${day} ${kind}`]),
      ...(account ? [`  ${line(account, cents!, account === 'tax' ? subject : null)}`] : []),
    ]);
    return { lines: lines.length > 0 ? lines : ['The ledger holds nothing of this order.'], isFine: lines.length > 0 };
  });
}

/**
 * What became owed to each hotel and each centre of activities from one day to another, both inclusive, the largest first; then their
 * sum, which is that of `merchantPayable` in these days.
 */
export function owedToMerchants(url: string, period: Period): Promise<LedgerReport> {
  checkPeriod(period);
  const { from, to } = period;
  return withDatabase(url, async (db) => {
    const { rows } = await sql<{ merchant: string; name: string | null; cents: number }>`
      select owed.merchant, coalesce(h.label, c.label) as name, owed.cents from (
        select coalesce(l.subject, 'hotel:' || p.hotel_id, 'unknown') as merchant, -sum(l.amount_cents)::float8 as cents
        from journal_line l join journal_entry e on e.id = l.entry_id left join purchase p on p.uuid = e.purchase_uuid
        where l.account = 'merchantPayable' and e.day between ${from}::date and ${to}::date group by 1) owed
      left join hotel h on owed.merchant = 'hotel:' || h.id
      left join activity_center c on owed.merchant = ${centreSubject(0).slice(0, -1)} || c.id
      where owed.cents <> 0 order by owed.cents desc, owed.merchant`.execute(db);
    const sum = rows.reduce((cents, row) => cents + row.cents, 0);
    const lines = rows.map(({ merchant, name, cents }) => `${merchant.padEnd(16)}${euros(cents).padStart(14)}  ${name ?? ''}`.trimEnd());
    return { lines: [...lines, `${'owed in all'.padEnd(16)}${euros(sum).padStart(14)}`], isFine: true };
  });
}

/** Closes a day that is over at every point of sale; a day that is closed answers what its close said. */
export function closeLedgerDay(url: string, { day, now }: { day: string; now: Date }): Promise<LedgerReport> {
  if (!isLocalDate(day)) throw new Error(`${day} is no day: give yyyy-MM-dd.`);
  if (day >= bookingDay('fr_FR', now).today) throw new Error(`${day} is not over: a day is closed from the next one on.`);
  return withDatabase(url, async (db) => {
    const closed: (ClosedDay | undefined)[] = [];
    for (const pointOfSale of ['FR', 'BE', 'NL', 'ES', 'IT'] as const) closed.push(await closeDay(db, { pointOfSale, day }));
    const days = closed.filter((one) => one !== undefined);
    if (days.length < closed.length) throw new Error('Another process closes at the moment: try again in a minute.');
    const lines = days.flatMap(({ pointOfSale, totals }) => [
      `${pointOfSale} ${day}`,
      ...Object.entries(totals).map(([account, cents]) => `  ${line(account, cents)}`),
    ]);
    const wrong = days[0]!.unbalanced;
    return { lines: [...lines, ...imbalanceLines(wrong)], isFine: wrong.length === 0 };
  });
}

function imbalanceLines(wrong: readonly Imbalance[]): string[] {
  return wrong.map(({ subject, account, ledger, expected }) => `${subject}: ${account} is ${euros(ledger)}, should be ${euros(expected)}`);
}

function line(account: string, cents: number, subject: string | null = null): string {
  return `${account}${subject ? ` ${subject}` : ''}`.padEnd(28) + euros(cents).padStart(14);
}
