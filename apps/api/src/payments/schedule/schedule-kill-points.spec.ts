import type { LocalDate } from '@shop/domain';
import { sql } from 'kysely';
import { SettleAll } from '../../platform/jobs/settle-all.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import type { Database } from '../../platform/database/database.ts';
import { observeSteps } from '../../testing/crashing-process.ts';
import { providerWith } from '../../testing/provider-with.ts';
import { addInstalment } from './change-schedule.ts';
import { scheduleOf } from '../../orders/instalments.ts';
import { endUnpaidBookings } from '../../checkout/unpaid/unpaid-booking.ts';
import { chargeDue } from './charge-due.ts';
import { sendInstalmentReminders } from './send-reminders.ts';
import { shopOfPlans, type PaidLater } from './paid-later.test-utils.ts';
import { PLAN_PROVIDERS } from './plan-providers.test-utils.ts';

describe.each(PLAN_PROVIDERS)('at %s', (_, openProvider) => {
  // No job runs on its own: each test says when.
  const shop = shopOfPlans(openProvider, { outboxSleeps: true });
  const { buy, money, leasesEnd } = shop;

  /** One round of the instalment jobs with this database and provider; errors are left for the next round. */
  async function work(day: LocalDate, dependencies: { db: Database; psp: PaymentProvider } = { db: shop.db, psp: shop.provider().psp }) {
    const round = { ...dependencies, each: new SettleAll(), now: new Date(`${day}T10:00:00Z`) };
    for (const job of [sendInstalmentReminders, chargeDue, endUnpaidBookings]) await job(round).catch(() => undefined);
  }

  /**
   * Crashes one worker after another on that day, each a step later, until one reaches its end. Two others complete what each has
   * left, at once, when its leases have ended. Returns the number of crashes.
   */
  async function crashAtEveryStep<Subject>(day: LocalDate, prepare: () => Promise<Subject>, check: (subject: Subject) => Promise<void>) {
    for (let crashesAt = 1; ; crashesAt++) {
      const subject = await prepare();
      let steps = 0;
      await work(
        day,
        observeSteps(
          shop.db,
          () => {
            if (++steps >= crashesAt) throw new Error(`killed at step ${crashesAt}`);
          },
          shop.provider().psp,
        ),
      );
      await leasesEnd();
      await Promise.all([work(day), work(day)]);
      await work(day);
      await check(subject);
      if (steps < crashesAt) return crashesAt - 1;
    }
  }

  /** One more instalment of a booking, due on that day. */
  async function oneMore({ uuid }: PaidLater, day: LocalDate): Promise<{ uuid: string; number: number }> {
    await shop.db.transaction().execute((trx) => addInstalment(trx, { uuid, day, amount: 100 }));
    return { uuid, number: (await scheduleOf(shop.db, uuid)).at(-1)!.number };
  }

  /** The instalment, the payments and ledger entries that it has, and the mails about it. */
  async function factsOf({ uuid, number }: { uuid: string; number: number }) {
    const row = (await scheduleOf(shop.db, uuid)).find((one) => one.number === number)!;
    const paid = await shop.db.selectFrom('payment_intent').select('id').where('instalment_id', '=', row.id).execute();
    const keys = paid.map(({ id }) => `payment-${id}`);
    const entries = await shop.db
      .selectFrom('journal_entry')
      .select('id')
      .where('event_key', 'in', ['', ...keys])
      .execute();
    const mails = await shop.db
      .selectFrom('outbox')
      .select(['kind', 'payload'])
      .where(sql<boolean>`kind like 'instalment%'`)
      .execute();
    const about = mails.filter(({ payload }) => (payload as PaidLater & { number: string }).uuid === uuid);
    return {
      status: row.status,
      attempts: row.attempts,
      payments: paid.length,
      entries: entries.length,
      mails: about.filter(({ payload }) => (payload as { number: string }).number === String(number)).map(({ kind }) => kind),
    };
  }

  test('a worker that is killed at any step leaves an instalment that is charged once, booked once and told once', async () => {
    const booking = await buy('deferred', 'card');
    const charged = { status: 'paid', attempts: 1, payments: 1, entries: 1, mails: ['instalmentPaidMail'] };
    const killed = await crashAtEveryStep(
      '2030-06-02',
      () => oneMore(booking, '2030-06-02'),
      async (instalment) => expect(await factsOf(instalment)).toEqual(charged),
    );
    expect(killed).toBeGreaterThanOrEqual(19);
    expect(await shop.provider().taken(booking.uuid)).toEqual(Array.from({ length: killed + 1 }, () => 100));
  });

  test('a debit that arrives after days is booked once and told once, whenever the worker that hears of it is killed', async () => {
    const booking = await buy('deferred', 'bank');
    const arrived = async () => {
      const instalment = await oneMore(booking, '2030-06-02');
      await work('2030-06-02');
      expect(await factsOf(instalment)).toMatchObject({ status: 'charging', payments: 1, entries: 0, mails: [] });
      await shop.provider().endDebits('arrive');
      await leasesEnd();
      return instalment;
    };
    const charged = { status: 'paid', attempts: 1, payments: 1, entries: 1, mails: ['instalmentPaidMail'] };
    const killed = await crashAtEveryStep('2030-06-06', arrived, async (instalment) => expect(await factsOf(instalment)).toEqual(charged));
    expect(killed).toBeGreaterThanOrEqual(10);
    expect(await shop.provider().taken(booking.uuid)).toEqual(Array.from({ length: killed + 1 }, () => 100));
  });

  test('a decline is one attempt and one mail, whenever the worker is killed', async () => {
    const booking = await buy('3x', 'cardThatAsks');
    const declined = { status: 'failed', attempts: 1, payments: 0, entries: 0, mails: ['instalmentFailedMail'] };
    const killed = await crashAtEveryStep(
      '2030-06-02',
      () => oneMore(booking, '2030-06-02'),
      async (instalment) => expect(await factsOf(instalment)).toEqual(declined),
    );
    expect(killed).toBeGreaterThanOrEqual(14);
  });

  test('an instalment is announced once, whenever the worker is killed', async () => {
    const booking = await buy('deferred', 'card');
    const announced = { status: 'planned', attempts: 0, payments: 0, entries: 0, mails: ['instalmentReminderMail'] };
    const killed = await crashAtEveryStep(
      '2030-06-02',
      () => oneMore(booking, '2030-06-05'),
      async (instalment) => expect(await factsOf(instalment)).toEqual(announced),
    );
    expect(killed).toBeGreaterThanOrEqual(5);
  });

  test('a booking that stays unpaid is cancelled and refunded once, whenever the worker is killed', async () => {
    const unpaid = async () => {
      const booking = await buy('3x', 'cardThatAsks');
      const given = { status: 'failed', next_attempt_on: null } as const;
      await shop.db.updateTable('payment_schedule').set(given).where('purchase_uuid', '=', booking.uuid).where('number', '=', 2).execute();
      return booking;
    };
    const killed = await crashAtEveryStep('2030-06-02', unpaid, async ({ uuid }) => {
      const refunds = await shop.db
        .selectFrom('payment_refund')
        .innerJoin('payment_intent', 'payment_intent.id', 'payment_refund.intent_id')
        .select('payment_refund.amount_cents')
        .where('purchase_uuid', '=', uuid)
        .execute();
      expect(refunds).toEqual([{ amount_cents: 3_200 }]);
      expect((await scheduleOf(shop.db, uuid)).map(({ status }) => status)).toEqual(['paid', 'cancelled', 'cancelled']);
      const mails = await shop.db.selectFrom('outbox').select('payload').where('kind', '=', 'unpaidCancellationMail').execute();
      expect(mails.filter(({ payload }) => (payload as PaidLater).uuid === uuid)).toHaveLength(1);
      expect(await money(uuid)).toMatchObject({ status: 'cancelled' });
    });
    expect(killed).toBeGreaterThanOrEqual(15);
  });

  test('what a killed worker has taken for a booking that was cancelled meanwhile goes back', async () => {
    const { uuid, email } = await buy('deferred', 'card');
    const charges = shop.provider().psp;
    const chargeStored: PaymentProvider['chargeStored'] = async (charge) => (
      await charges.chargeStored(charge),
      Promise.reject(new Error('killed'))
    );
    shop.time.now = new Date('2030-07-18T10:00:00Z');
    await work('2030-07-18', { db: shop.db, psp: providerWith(charges, { chargeStored }) });
    expect((await shop.checkout.post(`/gateway/bookings/${uuid}/cancellation`, { email, expectedRefund: 0 })).status).toBe(200);
    await leasesEnd();
    await work('2030-07-18');
    const promised = await shop.db
      .selectFrom('payment_refund')
      .innerJoin('payment_intent', 'payment_intent.id', 'payment_refund.intent_id')
      .select('payment_refund.amount_cents')
      .where('purchase_uuid', '=', uuid)
      .execute();
    expect(promised).toEqual([{ amount_cents: 24_000 }]);
  });
});
