import type { ModificationPrice } from '@shop/contracts';
import { chargeableInstalments, raiseInstalments, reduceInstalments, type LocalDate, type OpenInstalment } from '@shop/domain';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/index.ts';
import { type InstalmentRow, OPEN, scheduleOf } from '../../orders/index.ts';
import { nextNumber, planned } from './write-schedule.ts';

/**
 * Takes a reduction off what is still to be paid, and answers the cents that must come out of what was paid. The caller
 * has locked the order. An instalment whose charge is on its way is made smaller too: what is taken beyond that goes back.
 */
export async function reduceSchedule(trx: Transaction<Tables>, uuid: string, reduction: number): Promise<number> {
  const rows = await openRows(trx, uuid);
  const { open, rest } = reduceInstalments(
    rows.map(({ number, amount_cents: amount }) => ({ number, amount })),
    reduction,
  );
  for (const { number, amount } of open) await setAmount(trx, { row: rows.find((row) => row.number === number)!, amount });
  return rest;
}

/**
 * What a change would make of the instalments that are still open: how much of its difference they bear, and what they are then.
 * `difference` in cents, above 0 a supplement; `deferredUntil` is the new day of a deferred payment. Undefined where all is paid.
 */
export async function changedSchedule(
  db: Kysely<Tables>,
  { uuid, difference, deferredUntil, leastCharge }: ScheduleChange,
): Promise<ChangedSchedule | undefined> {
  const open = (await scheduleOf(db, uuid)).filter(({ status }) => OPEN.includes(status));
  if (open.length === 0) return undefined;
  const bearing = difference > 0 ? open.filter(({ status }) => status === 'planned') : open;
  const amounts = bearing.map(({ number, amount_cents: amount }) => ({ number, amount }));
  const reduced = reduceInstalments(amounts, Math.max(0, -difference));
  const isRaised = difference > 0 && bearing.length > 0;
  const changed = amountsOf(isRaised ? raiseInstalments(amounts, difference) : reduced.open);
  const left = open.map((row) => ({ ...row, amount_cents: changed.get(row.number) ?? row.amount_cents }));
  const { open: joined, waived } = chargeableInstalments(toBeCharged(left), leastCharge);
  const joinedAmounts = amountsOf(joined);
  const told = left.map(({ number, due_day, amount_cents, status }) => ({
    number,
    day: (status === 'planned' && deferredUntil) || due_day,
    amount: joinedAmounts.get(number) ?? amount_cents,
    status,
  }));
  const amount = isRaised ? difference : Math.max(0, -difference) - reduced.rest;
  return { instalments: { amount, open: told.filter((one) => one.amount > 0) }, waived };
}

export interface ScheduleChange {
  readonly uuid: string;
  readonly difference: number;
  readonly deferredUntil: LocalDate | undefined;
  /** Cents. */
  readonly leastCharge: number;
}

export interface ChangedSchedule {
  readonly instalments: NonNullable<ModificationPrice['instalments']>;
  /** Cents that are left over as too little to be charged. */
  readonly waived: number;
}

/**
 * An instalment that is too small to be charged joins its neighbour; answers the cents that none is left to take, which the caller
 * waives. The caller has locked the order. One whose charge is on its way is left alone until that has ended.
 */
export async function joinSmallInstalments(
  trx: Transaction<Tables>,
  { uuid, leastCharge }: { uuid: string; leastCharge: number },
): Promise<number> {
  const rows = await openRows(trx, uuid);
  const { open, waived } = chargeableInstalments(toBeCharged(rows), leastCharge);
  for (const { number, amount } of open) await setAmount(trx, { row: rows.find((row) => row.number === number)!, amount });
  return waived;
}

function toBeCharged(rows: readonly InstalmentRow[]): OpenInstalment[] {
  return rows.filter(({ status }) => status !== 'charging').map(({ number, amount_cents: amount }) => ({ number, amount }));
}

function amountsOf(open: readonly OpenInstalment[]): Map<number, number> {
  return new Map(open.map(({ number, amount }) => [number, amount]));
}

/** Nothing more is taken of a booking that has ended. */
export async function cancelOpenInstalments(trx: Transaction<Tables>, uuid: string): Promise<void> {
  for (const row of await openRows(trx, uuid)) await setAmount(trx, { row, amount: 0 });
}

/**
 * A supplement is spread over the instalments that are planned; false when none is, and it must be paid by itself.
 * The caller has locked the order.
 */
export async function raiseSchedule(trx: Transaction<Tables>, uuid: string, supplement: number): Promise<boolean> {
  const rows = (await openRows(trx, uuid)).filter(({ status }) => status === 'planned');
  if (rows.length === 0) return false;
  const raised = raiseInstalments(
    rows.map(({ number, amount_cents: amount }) => ({ number, amount })),
    supplement,
  );
  for (const { number, amount } of raised) await setAmount(trx, { row: rows.find((row) => row.number === number)!, amount });
  return true;
}

/** True while a supplement can be added to instalments that are still to come. */
export async function bearsSupplement(db: Kysely<Tables>, uuid: string): Promise<boolean> {
  return (await scheduleOf(db, uuid)).some(({ status }) => status === 'planned');
}

/** A supplement whose plan was paid to the end meanwhile: one more instalment, due today. */
export async function addInstalment(
  trx: Transaction<Tables>,
  { uuid, day, amount }: { uuid: string; day: LocalDate; amount: number },
): Promise<void> {
  const number = nextNumber(await scheduleOf(trx, uuid));
  await trx.insertInto('payment_schedule').values(planned({ uuid, number, day, amount })).execute();
}

/** The day on which a deferred payment is taken follows the stay; what is charged already keeps its days. */
export async function moveDeferred(trx: Transaction<Tables>, uuid: string, day: LocalDate): Promise<void> {
  await trx
    .updateTable('payment_schedule')
    .set({ due_day: day, next_attempt_on: day, reminded_at: null })
    .where('purchase_uuid', '=', uuid)
    .where('status', '=', 'planned')
    .where('due_day', '!=', day)
    .execute();
}

async function openRows(trx: Transaction<Tables>, uuid: string): Promise<InstalmentRow[]> {
  return (await scheduleOf(trx, uuid)).filter(({ status }) => OPEN.includes(status));
}

async function setAmount(trx: Transaction<Tables>, { row, amount }: { row: InstalmentRow; amount: number }): Promise<void> {
  if (amount === row.amount_cents && amount > 0) return;
  await trx
    .updateTable('payment_schedule')
    .set({ amount_cents: amount, ...(amount === 0 && { status: 'cancelled', next_attempt_on: null }) })
    .where('id', '=', row.id)
    .execute();
}
