import { eraseDueAccounts } from '../privacy/erase-due-accounts.ts';
import { mailWishNews } from '../accounts/wishes/mail-wish-news.ts';
import { enqueueDueGifts } from '../gifts/delivery/enqueue-due-gifts.ts';
import { keepLedger } from '../ledger/keep-ledger.ts';
import { forgetPersonalData } from '../privacy/retention/forget-personal-data.ts';
import type { Database } from '../platform/database/database.ts';
import { sql } from 'kysely';
import { OPEN } from '../orders/instalments.ts';
import { lookAfterInstalments } from '../checkout/unpaid/look-after-instalments.ts';
import { settle } from '../checkout/on-payment-succeeded.ts';
import { completeChange, failChange } from '../checkout/booking/complete-change.ts';
import { claimUnreportedPayments } from '../payments/claim-unreported-payments.ts';
import { completePurchase, failPurchase } from '../checkout/complete-purchase.ts';
import { SettleAll } from '../platform/jobs/settle-all.ts';
import type { ShopIndex } from '../availability/shop-index.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { TestProvider } from '../payments/test-provider.ts';

const BATCH = 50;
const PRUNE_EVERY_MS = 60_000;
const FORGET_EVERY_MS = 3_600_000;
const LEDGER_EVERY_MS = 600_000;
const WISHES_EVERY_MS = 600_000;

/** How long things are kept that nobody asks for any more. */
const KEPT_HOURS = { idempotency: 48, stockChange: 2, sentMail: 24 * 30 };

export interface HousekeepingDeps {
  readonly db: Database;
  readonly psp: PaymentProvider;
  readonly testProvider?: TestProvider | undefined;
  /** What stays cost now; without it nobody is told of wished stays. */
  readonly index?: Pick<ShopIndex, 'stays'>;
  /** The shop's clock. */
  readonly now: () => Date;
  /** How long a customer may take from payment to purchase before the shop completes the order by itself. */
  readonly graceMs?: number;
}

/**
 * What nobody waits for: payments that the provider reports late, orders that were paid but never completed because the
 * customer left or a process died, orders that nobody paid, and rows that have had their day. May run in every process.
 * An order that fails stops no other: its error is thrown at the end, and it is tried again the next time.
 */
export function housekeeping({ db, psp, testProvider, index, now, graceMs = 15_000 }: HousekeepingDeps): () => Promise<void> {
  let lastCheck = -Infinity;
  let lastPrune = -Infinity;
  let lastForget = -Infinity;
  let lastLedger = -Infinity;
  let lastWishes = -Infinity;
  return async () => {
    const elapsed = performance.now();
    const each = new SettleAll();
    await each.of((await testProvider?.settleLate(new Date())) ?? [], (intentId) => settle(db, intentId, now()));
    await each.of([now()], (at) => enqueueDueGifts(db, at));
    if (elapsed - lastCheck >= graceMs) {
      lastCheck = elapsed;
      await completeForgotten({ db, psp, each, now: now(), graceMs });
      await completeUntold({ db, psp, each, now: now() });
      await expire({ db, psp, each, now: now() });
      await lookAfterInstalments({ db, psp, each, now: now() });
    }
    if (elapsed - lastPrune >= PRUNE_EVERY_MS) {
      lastPrune = elapsed;
      await prune(db);
      await forgetExpired(db, now());
    }
    if (elapsed - lastForget >= FORGET_EVERY_MS) {
      lastForget = elapsed;
      await forgetPersonalData({ db, psp, now: now() });
      await eraseDueAccounts({ db, psp, each, now: now() });
    }
    if (elapsed - lastLedger >= LEDGER_EVERY_MS) {
      lastLedger = elapsed;
      await keepLedger({ db, each, now: now() });
    }
    if (index && elapsed - lastWishes >= WISHES_EVERY_MS) {
      lastWishes = elapsed;
      await each.of([now()], (at) => mailWishNews({ db, index, now: at }));
    }
    each.throwFailures();
  };
}

interface Round {
  readonly db: Database;
  readonly psp: PaymentProvider;
  readonly each: SettleAll;
  /** The shop's clock. */
  readonly now: Date;
}

/** Pending orders and changes whose payment the provider has taken; those of which that is known come first. */
async function completeForgotten({ db, psp, each, now, graceMs }: Round & { readonly graceMs: number }): Promise<void> {
  const waiting = await db
    .selectFrom('payment_intent')
    .innerJoin('purchase', 'purchase.uuid', 'payment_intent.purchase_uuid')
    .leftJoin('purchase_change', 'purchase_change.id', 'payment_intent.change_id')
    .leftJoin('payment_schedule', 'payment_schedule.id', 'payment_intent.instalment_id')
    .select(['payment_intent.id', 'purchase.amount_cents'])
    .where((is) =>
      is.or([
        is.and([is('purchase.status', '=', 'pending'), is('payment_intent.change_id', 'is', null)]),
        is('purchase_change.status', '=', 'pending'),
        is('payment_schedule.status', 'in', OPEN),
      ]),
    )
    .where('payment_intent.status', '!=', 'created')
    .where('payment_intent.updated_at', '<=', sql<Date>`now() - make_interval(secs => ${graceMs / 1000})`)
    .orderBy(sql`payment_intent.status = 'succeeded'`, 'desc')
    .orderBy('payment_intent.updated_at')
    .limit(BATCH)
    .execute();
  await each.of(waiting, async ({ id, amount_cents }) => {
    const isPaid = amount_cents > 0 && (await psp.read(id))?.status === 'succeeded';
    if (isPaid) await settle(db, id, now);
  });
}

/** Payments of which neither the browser nor the provider has told: the provider is asked, once a minute. */
async function completeUntold({ db, psp, each, now }: Round): Promise<void> {
  await each.of(await claimUnreportedPayments(db), async (id) => {
    if ((await psp.read(id))?.status === 'succeeded') await settle(db, id, now);
  });
}

/** Orders and changes that nobody has paid in time can no longer be paid. A payment on its way is waited for. */
async function expire({ db, psp, each, now }: Round): Promise<void> {
  const late = await db
    .selectFrom('purchase')
    .innerJoin('payment_intent', 'payment_intent.purchase_uuid', 'purchase.uuid')
    .select(['purchase.uuid', 'payment_intent.id', 'purchase.amount_cents'])
    .where('purchase.status', '=', 'pending')
    .where('purchase.expires_at', '<=', now)
    .where('payment_intent.change_id', 'is', null)
    .limit(BATCH)
    .execute();
  await each.of(late, async ({ uuid, id, amount_cents }) => {
    const status = amount_cents === 0 ? 'voided' : await psp.cancel(id);
    if (status === 'succeeded') await completePurchase(db, { uuid, now });
    else if (status !== 'processing') await failPurchase(db, { uuid, code: 'ORDER_EXPIRED', now });
  });
  const changes = await db
    .selectFrom('purchase_change')
    .innerJoin('payment_intent', 'payment_intent.change_id', 'purchase_change.id')
    .select(['purchase_change.id', 'payment_intent.id as intentId'])
    .where('purchase_change.status', '=', 'pending')
    .where('purchase_change.expires_at', '<=', now)
    .limit(BATCH)
    .execute();
  await each.of(changes, async ({ id, intentId }) => {
    const status = await psp.cancel(intentId);
    if (status === 'succeeded') await completeChange(db, { changeId: id, now });
    else if (status !== 'processing') await failChange(db, id);
  });
}

async function prune(db: Database): Promise<void> {
  const ago = (hours: number) => sql<Date>`now() - make_interval(hours => ${hours})`;
  await db.deleteFrom('idempotency').where('created_at', '<', ago(KEPT_HOURS.idempotency)).execute();
  await db.deleteFrom('stock_change').where('changed_at', '<', ago(KEPT_HOURS.stockChange)).execute();
  await db.deleteFrom('outbox').where('sent_at', '<', ago(KEPT_HOURS.sentMail)).execute();
}

/** What stopped counting at a moment of the shop's clock: sessions, links that were mailed, challenges of passkeys, registrations nobody confirmed. */
async function forgetExpired(db: Database, now: Date): Promise<void> {
  for (const table of ['session', 'registration', 'account_token', 'captcha_used', 'passkey_challenge'] as const)
    await db.deleteFrom(table).where('expires_at', '<', now).execute();
}
