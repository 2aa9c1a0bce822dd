import type { Locale } from '@shop/contracts';
import { addDays, type LocalDate } from '@shop/domain';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { SettleAll } from '../../platform/jobs/index.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { bookingDay } from '../../availability/index.ts';
import type { Database, Tables } from '../../platform/database/index.ts';
import { type InstalmentRow, lockPurchase, OFF_SESSION } from '../../orders/index.ts';
import { recordCharge, settleInstalment } from './record-payment.ts';

const BATCH = 50;
/** A process that is killed while it charges leaves its instalment to another one after this time. */
const LEASE_SECONDS = 120;

export interface InstalmentDeps {
  readonly db: Database;
  readonly psp: PaymentProvider;
  readonly each: SettleAll;
  /** The shop's clock. */
  readonly now: Date;
}

type Leased = Pick<InstalmentRow, 'id' | 'purchase_uuid' | 'attempts'> & {
  readonly amount: number;
  /** The payment that has kept the means of payment. */
  readonly keptBy: string;
};

/**
 * Charges every instalment that is due, without the customer. A lease is written before the charge and ends with the note of its
 * result; the reference names instalment and attempt, so that a charge whose process died is asked for again, never made twice. It
 * is asked for with the means it began with: a provider looks for a reference among the payments of one customer only.
 */
export async function chargeDue({ db, psp, each, now }: InstalmentDeps): Promise<void> {
  await each.of(await dueInstalments(db, now), async ({ id }) => {
    if (!(await isFreeToCharge({ db, psp, now }, id))) return;
    const leased = await lease(db, { id, now });
    if (leased) await charge({ db, psp, now }, leased);
  });
  await each.of(await expiredLeases(db), async ({ id }) => {
    const leased = await leaseAgain(db, id);
    if (leased) await charge({ db, psp, now }, leased);
  });
}

type ChargeDeps = Pick<InstalmentDeps, 'db' | 'psp' | 'now'>;

async function charge({ db, psp, now }: ChargeDeps, instalment: Leased): Promise<void> {
  const { id, amount, attempts, keptBy } = instalment;
  const charged = await psp.chargeStored({ intentId: keptBy, amount, reference: `${id}-${attempts}` });
  // The same reference answers what the charge was at first; what has become of it since, the provider is asked.
  const status = charged.status === 'processing' ? ((await psp.read(charged.id))?.status ?? 'processing') : charged.status;
  await recordCharge(db, { instalment, amount, result: { ...charged, status }, now, leastCharge: psp.leastCharge });
}

/** What is due by the shop's day, the oldest first. */
async function dueInstalments(db: Database, now: Date): Promise<{ id: string }[]> {
  const rows = await db
    .selectFrom('payment_schedule')
    .innerJoin('purchase', 'purchase.uuid', 'payment_schedule.purchase_uuid')
    .select(['payment_schedule.id', 'next_attempt_on', 'locale'])
    .where('payment_schedule.status', 'in', ['planned', 'failed'])
    .where('next_attempt_on', '<=', latestDay(now))
    .where('lease_until', 'is', null)
    .where('stopped', 'is', null)
    .where('purchase.status', '=', 'paid')
    .orderBy('next_attempt_on')
    .limit(BATCH)
    .execute();
  return rows.filter(({ next_attempt_on, locale }) => isDue(next_attempt_on, { locale, now }));
}

/** No point of sale is further ahead. */
function latestDay(now: Date): LocalDate {
  return addDays(now.toISOString().slice(0, 10), 1);
}

function isDue(day: LocalDate | null, { locale, now }: { locale: string; now: Date }): boolean {
  return day !== null && day <= bookingDay(locale as Locale, now).today;
}

/**
 * A payment that the customer has begun by themselves is settled first: one that they have left is closed, so that it cannot be
 * paid beside the charge; one that began a moment ago, or is on its way, is waited for.
 */
async function isFreeToCharge({ db, psp, now }: ChargeDeps, id: string): Promise<boolean> {
  const begun = await db
    .selectFrom('payment_intent')
    .select('id')
    .where('instalment_id', '=', id)
    .where('status', 'in', ['created', 'challenge', 'declined', 'processing'])
    .where('method', 'is distinct from', OFF_SESSION)
    .execute();
  if (begun.length > 0 && (await waitsForCustomer(db, id))) return false;
  return closePayments({ db, psp, now }, begun);
}

async function waitsForCustomer(db: Database, id: string): Promise<boolean> {
  const waiting = await db
    .selectFrom('payment_schedule')
    .select('id')
    .where('id', '=', id)
    .where('waits_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return waiting !== undefined;
}

/** True once none of the payments can be paid any more; one that was paid meanwhile counts. */
export async function closePayments({ db, psp, now }: ChargeDeps, payments: readonly { readonly id: string }[]): Promise<boolean> {
  let areClosed = true;
  for (const { id } of payments) {
    const status = await psp.cancel(id);
    if (status === 'succeeded') await settleInstalment(db, { intentId: id, now, leastCharge: psp.leastCharge });
    areClosed &&= status !== 'succeeded' && status !== 'processing';
  }
  return areClosed;
}

/** From here on the charge may have been made. */
function lease(db: Database, { id, now }: { id: string; now: Date }): Promise<Leased | undefined> {
  return db.transaction().execute(async (trx) => {
    const known = await trx.selectFrom('payment_schedule').select('purchase_uuid').where('id', '=', id).executeTakeFirstOrThrow();
    const booking = await lockPurchase(trx, known.purchase_uuid);
    const row = await trx.selectFrom('payment_schedule').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
    const isOpen = (row.status === 'planned' || row.status === 'failed') && row.stopped === null;
    if (booking.status !== 'paid' || !isOpen || row.lease_until || !isDue(row.next_attempt_on, { locale: booking.locale, now }))
      return undefined;
    const keptBy = await storedMeans(trx, row.purchase_uuid);
    await begin(trx, row, keptBy);
    return { id, purchase_uuid: row.purchase_uuid, attempts: row.attempts + 1, amount: row.amount_cents, keptBy };
  });
}

async function begin(trx: Transaction<Tables>, row: InstalmentRow, keptBy: string): Promise<void> {
  await trx
    .updateTable('payment_schedule')
    .set({
      ...{ status: 'charging', attempts: row.attempts + 1, charging_cents: row.amount_cents, charging_with: keptBy },
      ...{ lease_until: leaseEnd(), charging_since: sql<Date>`now()` },
    })
    .where('id', '=', row.id)
    .execute();
}

function expiredLeases(db: Database): Promise<{ id: string }[]> {
  return db
    .selectFrom('payment_schedule')
    .select('id')
    .where('lease_until', '<=', sql<Date>`now()`)
    .orderBy('lease_until')
    .limit(BATCH)
    .execute();
}

/** One process goes on with the charge of one that died; the attempt stays the same, and so does its reference. */
async function leaseAgain(db: Database, id: string): Promise<Leased | undefined> {
  const row = await db
    .updateTable('payment_schedule')
    .set({ lease_until: leaseEnd(), charging_since: sql<Date>`coalesce(charging_since, now())` })
    .where('id', '=', id)
    .where('lease_until', '<=', sql<Date>`now()`)
    .returning(['purchase_uuid', 'attempts', 'charging_cents', 'charging_with'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { purchase_uuid, attempts, charging_cents } = row;
  // A charge that began before the shop noted its means.
  const keptBy = row.charging_with ?? (await storedMeans(db, purchase_uuid));
  return { id, purchase_uuid, attempts, amount: charging_cents!, keptBy };
}

function leaseEnd() {
  return sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`;
}

/** The means of payment that the customer has used last for this order; one whose payment is on its way only where no other has paid. */
export async function storedMeans(db: Kysely<Tables>, uuid: string): Promise<string> {
  const { id } = await db
    .selectFrom('payment_intent')
    .leftJoin('payment_schedule', 'payment_schedule.intent_id', 'payment_intent.id')
    .select('payment_intent.id')
    .where('payment_intent.purchase_uuid', '=', uuid)
    .where('payment_intent.change_id', 'is', null)
    .where('payment_intent.status', 'in', ['succeeded', 'refunded', 'processing'])
    .where('payment_intent.method', 'is distinct from', OFF_SESSION)
    .orderBy(sql`payment_intent.status = 'processing'`)
    .orderBy('payment_schedule.paid_at', (order) => order.desc().nullsLast())
    .orderBy('payment_intent.updated_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}
