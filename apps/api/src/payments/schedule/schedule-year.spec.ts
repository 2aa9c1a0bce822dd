import { addDays } from '@shop/domain';
import { draws, fc } from '@shop/testing/draw';
import { sql } from 'kysely';
import { completePaidOrders } from '../../checkout/jobs/complete-paid-orders.ts';
import { endUnpaidBookings } from '../../checkout/unpaid/unpaid-booking.ts';
import { findAllImbalances } from '../../ledger/find-imbalances.ts';
import { scheduleOf } from '../../orders/instalments.ts';
import { SettleAll } from '../../platform/jobs/settle-all.ts';
import { drainOutbox } from '../../testing/checkout-client.ts';
import { observeSteps } from '../../testing/crashing-process.ts';
import { chargeDue } from './charge-due.ts';
import { shopOfPlans, type PaidLater } from './paid-later.test-utils.ts';
import { PLAN_PROVIDERS, type Means } from './plan-providers.test-utils.ts';
import { sendInstalmentReminders } from './send-reminders.ts';

const FIRST_DAY = '2030-06-01';
/** Every plan has ended by then; the rest of the year is looked at by the month. */
const BUSY_DAYS = 115;
const LATER_DAYS = [130, 160, 200, 240, 280, 320, 366];

const PLAN = fc.record({
  boughtOn: fc.nat(6),
  plan: fc.constantFrom('3x' as const, '4x' as const, 'deferred' as const),
  means: fc.constantFrom<Means>('card', 'card', 'bank', 'bank', 'cardThatAsks'),
  /** Days after the purchase; many cards outlive their plan. */
  declinedAfter: fc.option(fc.integer({ min: 1, max: 90 }), { freq: 1 }),
  /** What the customer does of their own accord. */
  customer: fc.constantFrom('waits', 'paysWhenTold', 'paysWhenTold', 'paysTheLastEarly', 'beginsWhenTold'),
});
type DrawnPlan = typeof PLAN extends fc.Arbitrary<infer Drawn> ? Drawn : never;

/** What befalls provider, banks and processes on a day. */
const DAY = fc.record({
  isDown: fc.integer({ min: 1, max: 8 }).map((draw) => draw === 1),
  losesCharge: fc.boolean(),
  /** The step at which the first worker of the day is killed. */
  crashesAt: fc.integer({ min: 1, max: 60 }),
  debits: fc.constantFrom('stay' as const, 'stay' as const, 'arrive' as const, 'comeBack' as const),
});

const LAST_PART = { '3x': 3, '4x': 4, deferred: 1 } as const;

interface Booked extends PaidLater, DrawnPlan {
  /** The payment that has kept the means. */
  readonly paymentIntentId: string;
}

describe.each(PLAN_PROVIDERS)('in a year of outages, lost answers and kills at %s', (_, openProvider) => {
  const shop = shopOfPlans(openProvider, { outboxSleeps: true, print: () => Promise.resolve([]) });
  const { mailsTo, money } = shop;
  const card = (id: string) => shop.provider().pay(id, 'card');

  test('every instalment is charged once, or its customer is told why not, and the ledger balances', { timeout: 600_000 }, async () => {
    const plans = fc.sample(PLAN, draws(150));
    const days = fc.sample(DAY, BUSY_DAYS);
    const booked: Booked[] = [];
    for (const [number, drawn] of days.entries()) {
      await morning(number);
      for (const plan of plans.filter(({ boughtOn }) => boughtOn === number)) {
        const { opened, ...booking } = await shop.buy(plan.plan, plan.means);
        booked.push({ ...plan, ...booking, paymentIntentId: opened.paymentIntentId });
      }
      if (drawn.debits !== 'stay') await shop.provider().endDebits(drawn.debits);
      await live(booked, number);
      Object.assign(shop.provider().network, { isDown: drawn.isDown, losesCharge: drawn.losesCharge });
      await killedWorker(drawn.crashesAt);
      await waitsEnd();
      await work();
      if (await hasMail()) await drainOutbox(shop.outbox);
      Object.assign(shop.provider().network, { isDown: false, losesCharge: false });
    }
    for (const number of LATER_DAYS) {
      await morning(number);
      await shop.provider().endDebits('arrive');
      await waitsEnd();
      await drainOutbox(shop.outbox);
    }
    expect((await Promise.all(booked.map(faultsOf))).flat()).toEqual([]);
    expect(await findAllImbalances(shop.db, { graceMinutes: 0 })).toEqual([]);
  });

  /** Nobody charges any more what was begun, and no customer is waited for. */
  async function waitsEnd(): Promise<void> {
    await shop.leasesEnd();
    await sql`update payment_schedule set waits_until = now() where waits_until is not null`.execute(shop.db);
  }

  /** Mails and refunds that failed the day before are tried again, and limits are those of a new day. */
  async function morning(number: number): Promise<void> {
    shop.time.now = new Date(`${addDays(FIRST_DAY, number)}T10:00:00Z`);
    await sql`update outbox set next_attempt_at = now() where sent_at is null`.execute(shop.db);
    await shop.db.deleteFrom('attempt').execute();
  }

  /** What customers and their banks do on a day. */
  async function live(booked: readonly Booked[], number: number): Promise<void> {
    const declined = await shop.db
      .selectFrom('payment_schedule')
      .select(['purchase_uuid', 'number'])
      .where('status', '=', 'failed')
      .where('next_attempt_on', 'is not', null)
      .execute();
    for (const booking of booked) {
      const age = number - booking.boughtOn;
      if (age === booking.declinedAfter) await shop.provider().declineKept(booking.paymentIntentId);
      const last = LAST_PART[booking.plan];
      if (booking.customer === 'paysTheLastEarly' && age === 35 && last > 1) await shop.payByThemselves(booking, last, card);
      const told = declined.find(({ purchase_uuid }) => purchase_uuid === booking.uuid);
      if (told && booking.customer === 'paysWhenTold') await shop.payByThemselves(booking, told.number, card);
      if (told && booking.customer === 'beginsWhenTold') await shop.payment(booking, told.number);
    }
  }

  async function work({ db, psp } = { db: shop.db, psp: shop.provider().psp }): Promise<void> {
    const { now } = shop.time;
    for (const job of [sendInstalmentReminders, chargeDue, endUnpaidBookings])
      await job({ db, psp, each: new SettleAll(), now }).catch(() => undefined);
    await completePaidOrders({ db, psp, now: () => now, graceMs: 0 })
      .run()
      .catch(() => undefined);
  }

  async function killedWorker(crashesAt: number): Promise<void> {
    let steps = 0;
    const step = () => {
      if (++steps >= crashesAt) throw new Error(`killed at step ${crashesAt}`);
    };
    await work(observeSteps(shop.db, step, shop.provider().psp));
  }

  const hasMail = async () =>
    (await shop.db.selectFrom('outbox').select('kind').where('sent_at', 'is', null).limit(1).executeTakeFirst()) !== undefined;

  /** What is wrong at the end of the year; the provider's books and the mails are asked, not the shop's. */
  async function faultsOf({ uuid, email, ...drawn }: Booked) {
    const rows = await scheduleOf(shop.db, uuid);
    const { status, charged, refunded } = await money(uuid);
    const taken = (await shop.provider().taken(uuid)).sort();
    const told = (words: string) => mailsTo(email).filter((subject) => subject.includes(words)).length;
    const paid = rows.filter((row) => row.status === 'paid').map(({ amount_cents }) => amount_cents);
    const isOwed = rows.some((row) => row.status === 'failed' && row.given_up_at !== null);
    const isWrong = {
      stillOpen: rows.some(({ status, lease_until }) => status === 'planned' || status === 'charging' || lease_until !== null),
      neverEnded: rows.some((row) => row.status === 'failed' && row.given_up_at === null),
      takenOtherThanPaid: status === 'paid' && taken.join() !== paid.sort().join(),
      takenTwice: taken.length > rows.length || taken.reduce((sum, amount) => sum + amount, 0) !== charged,
      unpaidUntold: status === 'cancelled' ? told('annulée faute de paiement') !== 1 : isOwed && told('montant reste dû') === 0,
      unpaidForNoReason: rows.some((row) => row.status === 'cancelled') && told('refusé') === 0,
      paidUntold: status === 'paid' && told('paiement reçu') !== paid.length - (drawn.plan === 'deferred' ? 0 : 1),
    };
    const faults = Object.entries(isWrong).flatMap(([fault, is]) => (is ? [fault] : []));
    return faults.length > 0 ? [{ faults, drawn, status, charged, refunded, taken, rows, mails: mailsTo(email) }] : [];
  }
});
