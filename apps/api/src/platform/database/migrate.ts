import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './schema.ts';
import * as shop from './migrations/0001-shop.ts';
import * as gifts from './migrations/0002-gifts.ts';
import * as purchases from './migrations/0003-purchases.ts';
import * as accounts from './migrations/0004-accounts.ts';
import * as content from './migrations/0005-content.ts';
import * as catalogue from './migrations/0006-catalogue.ts';
import * as campaigns from './migrations/0007-campaigns.ts';
import * as pricing from './migrations/0010-pricing.ts';
import * as paymentSchedule from './migrations/0011-payment-schedule.ts';
import * as disputes from './migrations/0012-disputes.ts';
import * as ledger from './migrations/0013-ledger.ts';
import * as invoices from './migrations/0014-invoices.ts';
import * as partners from './migrations/0015-partners.ts';
import * as inventory from './migrations/0016-inventory.ts';
import * as installation from './migrations/0017-installation.ts';
import * as retention from './migrations/0018-retention.ts';
import * as goodwill from './migrations/0022-goodwill-and-breakage.ts';
import * as reconciliation from './migrations/0021-reconciliation.ts';
import * as refundsElsewhere from './migrations/0024-refunds-elsewhere.ts';
import * as secondProvider from './migrations/0025-second-provider.ts';
import * as parts from './migrations/0026-parts.ts';
import * as paymentCustomers from './migrations/0028-payment-customers.ts';
import * as centres from './migrations/0027-centres.ts';
import * as newsletterConsent from './migrations/0030-newsletter-consent.ts';
import * as giftCodeKey from './migrations/0034-gift-code-key.ts';
import * as hotelTelephone from './migrations/0038-hotel-telephone.ts';
import * as customerCare from './migrations/0039-customer-care.ts';
import * as careRefunds from './migrations/0050-care-refunds.ts';
import * as foldedNames from './migrations/0051-folded-names.ts';
import * as giftDeliveries from './migrations/0055-gift-deliveries.ts';
import * as passkeys from './migrations/0056-passkeys.ts';
import * as giftRecipients from './migrations/0059-gift-recipients.ts';
import * as wishes from './migrations/0062-wishes.ts';
import * as erasureDay from './migrations/0063-erasure-day.ts';
import * as giftRecipientAccount from './migrations/0064-gift-recipient-account.ts';
import * as promotionCodeKey from './migrations/0065-promotion-code-key.ts';
import * as jobLeases from './migrations/0070-job-leases.ts';
import * as chargingSince from './migrations/0071-charging-since.ts';
import * as priorPrices from './migrations/0072-prior-prices.ts';
import * as instalmentWait from './migrations/0073-instalment-wait.ts';
import * as roomPromotions from './migrations/0074-room-promotions.ts';
import * as failedRefunds from './migrations/0075-failed-refunds.ts';
import * as disputedRefunds from './migrations/0076-disputed-refunds.ts';
import * as stoppedInstalments from './migrations/0077-stopped-instalments.ts';
import * as ledgerChecks from './migrations/0078-ledger-checks.ts';
import * as redemptions from './migrations/0079-redemptions.ts';
import * as giftTransfers from './migrations/0080-gift-transfers.ts';
import * as boxStock from './migrations/0081-box-stock.ts';
import * as giftExchanges from './migrations/0082-gift-exchanges.ts';
import * as requiredItems from './migrations/0083-required-items.ts';
import * as invoicesWithoutCustomers from './migrations/0084-invoices-without-customers.ts';
import * as releasedMethods from './migrations/0085-released-methods.ts';
import * as giftsInLedger from './migrations/0086-gifts-in-ledger.ts';
import * as giftOrdersPaid from './migrations/0087-gift-orders-paid.ts';
import * as giftPromotions from './migrations/0088-gift-promotions.ts';
import * as sessionCountry from './migrations/0089-session-country.ts';
import * as erasingJobs from './migrations/0090-erasing-jobs.ts';
import * as chargingWith from './migrations/0091-charging-with.ts';
import * as giftReminders from './migrations/0092-gift-reminders.ts';
import * as openedGifts from './migrations/0093-opened-gifts.ts';
import * as dayRestrictions from './migrations/0094-day-restrictions.ts';
import * as purgingJobs from './migrations/0095-purging-jobs.ts';
import * as pictures from './migrations/0096-pictures.ts';
import * as chargedInstalments from './migrations/0097-charged-instalments.ts';
import * as careActHashes from './migrations/0098-care-act-hashes.ts';
import * as correctedRecipients from './migrations/0099-corrected-recipients.ts';
import * as mailedOrders from './migrations/0100-mailed-orders.ts';
import * as careCorrections from './migrations/0101-care-corrections.ts';
import * as givenUpInstalments from './migrations/0020-given-up-instalments.ts';

/** In the order in which they run. */
export const MIGRATIONS: readonly { name: string; up(db: Kysely<unknown>): Promise<void> }[] = [
  { name: '0001-shop', up: shop.up },
  // Ahead of the others, which may build on it; where these ran before, it comes after them.
  { name: '0006-catalogue', up: catalogue.up },
  { name: '0002-gifts', up: gifts.up },
  { name: '0003-purchases', up: purchases.up },
  { name: '0004-accounts', up: accounts.up },
  { name: '0005-content', up: content.up },
  { name: '0007-campaigns', up: campaigns.up },
  { name: '0010-pricing', up: pricing.up },
  { name: '0011-payment-schedule', up: paymentSchedule.up },
  { name: '0012-disputes', up: disputes.up },
  { name: '0013-ledger', up: ledger.up },
  { name: '0014-invoices', up: invoices.up },
  { name: '0015-partners', up: partners.up },
  { name: '0016-inventory', up: inventory.up },
  { name: '0017-installation', up: installation.up },
  { name: '0018-retention', up: retention.up },
  { name: '0021-reconciliation', up: reconciliation.up },
  { name: '0020-given-up-instalments', up: givenUpInstalments.up },
  { name: '0022-goodwill-and-breakage', up: goodwill.up },
  { name: '0024-refunds-elsewhere', up: refundsElsewhere.up },
  { name: '0025-second-provider', up: secondProvider.up },
  { name: '0026-parts', up: parts.up },
  { name: '0027-centres', up: centres.up },
  { name: '0028-payment-customers', up: paymentCustomers.up },
  { name: '0030-newsletter-consent', up: newsletterConsent.up },
  { name: '0034-gift-code-key', up: giftCodeKey.up },
  { name: '0038-hotel-telephone', up: hotelTelephone.up },
  { name: '0039-customer-care', up: customerCare.up },
  { name: '0050-care-refunds', up: careRefunds.up },
  { name: '0051-folded-names', up: foldedNames.up },
  { name: '0055-gift-deliveries', up: giftDeliveries.up },
  { name: '0056-passkeys', up: passkeys.up },
  { name: '0059-gift-recipients', up: giftRecipients.up },
  { name: '0062-wishes', up: wishes.up },
  { name: '0063-erasure-day', up: erasureDay.up },
  { name: '0064-gift-recipient-account', up: giftRecipientAccount.up },
  { name: '0065-promotion-code-key', up: promotionCodeKey.up },
  { name: '0070-job-leases', up: jobLeases.up },
  { name: '0071-charging-since', up: chargingSince.up },
  { name: '0072-prior-prices', up: priorPrices.up },
  { name: '0073-instalment-wait', up: instalmentWait.up },
  { name: '0074-room-promotions', up: roomPromotions.up },
  { name: '0075-failed-refunds', up: failedRefunds.up },
  { name: '0076-disputed-refunds', up: disputedRefunds.up },
  { name: '0077-stopped-instalments', up: stoppedInstalments.up },
  { name: '0078-ledger-checks', up: ledgerChecks.up },
  { name: '0079-redemptions', up: redemptions.up },
  { name: '0080-gift-transfers', up: giftTransfers.up },
  { name: '0081-box-stock', up: boxStock.up },
  { name: '0082-gift-exchanges', up: giftExchanges.up },
  { name: '0083-required-items', up: requiredItems.up },
  { name: '0084-invoices-without-customers', up: invoicesWithoutCustomers.up },
  { name: '0085-released-methods', up: releasedMethods.up },
  { name: '0086-gifts-in-ledger', up: giftsInLedger.up },
  { name: '0087-gift-orders-paid', up: giftOrdersPaid.up },
  { name: '0088-gift-promotions', up: giftPromotions.up },
  { name: '0089-session-country', up: sessionCountry.up },
  { name: '0090-erasing-jobs', up: erasingJobs.up },
  { name: '0091-charging-with', up: chargingWith.up },
  { name: '0092-gift-reminders', up: giftReminders.up },
  { name: '0093-opened-gifts', up: openedGifts.up },
  { name: '0094-day-restrictions', up: dayRestrictions.up },
  { name: '0095-purging-jobs', up: purgingJobs.up },
  { name: '0096-pictures', up: pictures.up },
  { name: '0097-charged-instalments', up: chargedInstalments.up },
  { name: '0098-care-act-hashes', up: careActHashes.up },
  { name: '0099-corrected-recipients', up: correctedRecipients.up },
  { name: '0100-mailed-orders', up: mailedOrders.up },
  { name: '0101-care-corrections', up: careCorrections.up },
];

/** Any number, the same in every process: it lets one process migrate while the others wait. */
const LOCK = 4_200_001;

/** How patient a migration is with the shop that goes on selling meanwhile. */
export interface RetryPolicy {
  /** How long it may wait for a lock: a statement that needs the table after it is blocked as long, and fails after 6 s. */
  readonly lockSeconds: number;
  /** How long one of its statements may take. */
  readonly statementSeconds: number;
  /** How often it tries again when it did not get a lock. */
  readonly retries: number;
  readonly pauseMs: number;
  readonly onRetry?: (name: string, reason: string) => void;
}

export const RETRY_POLICY: RetryPolicy = { lockSeconds: 2, statementSeconds: 600, retries: 60, pauseMs: 1000 };

/**
 * Brings the schema up to date and returns the names of the migrations that ran, each in a transaction of its own: one
 * that fails leaves nothing behind. One that waits for a lock for too long lets the customers go first and tries again.
 * A database that lacks nothing is left alone, also by a role that could not alter it.
 */
export async function migrate(db: Database, policy: Partial<RetryPolicy> = {}): Promise<string[]> {
  if ((await missingMigrations(db)).length === 0) return [];
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    await sql`create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now())`.execute(
      trx,
    );
  });
  const ran: string[] = [];
  for (const name of await missingMigrations(db)) if (await applied(db, name, { ...RETRY_POLICY, ...policy })) ran.push(name);
  return ran;
}

/** Names of the migrations that a database has not had yet, in their order. */
export async function missingMigrations(db: Database): Promise<string[]> {
  const found = await sql<{ there: boolean }>`select to_regclass('schema_migration') is not null as there`.execute(db);
  if (!found.rows[0]?.there) return MIGRATIONS.map(({ name }) => name);
  const { rows } = await sql<{ name: string }>`select name from schema_migration`.execute(db);
  const had = new Set(rows.map(({ name }) => name));
  return MIGRATIONS.map(({ name }) => name).filter((name) => !had.has(name));
}

/** Whether this process ran it; another may have been first. */
async function applied(db: Database, name: string, policy: RetryPolicy): Promise<boolean> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await db.transaction().execute((trx) => applyOnce(trx, name, policy));
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      if (!code || !LOST_A_LOCK.has(code) || tries >= policy.retries) throw error;
      policy.onRetry?.(name, message);
      await sleep(policy.pauseMs);
    }
  }
}

/** `lock_not_available` and `deadlock_detected`. */
const LOST_A_LOCK: ReadonlySet<string> = new Set(['55P03', '40P01']);

async function applyOnce(trx: Transaction<Tables>, name: string, { lockSeconds, statementSeconds }: RetryPolicy): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
  const { rows } = await sql`select 1 from schema_migration where name = ${name}`.execute(trx);
  if (rows.length) return false;
  await sql`select set_config('lock_timeout', ${`${lockSeconds}s`}, true), set_config('statement_timeout', ${`${statementSeconds}s`}, true)`.execute(
    trx,
  );
  await MIGRATIONS.find((migration) => migration.name === name)!.up(trx as unknown as Kysely<unknown>);
  await sql`insert into schema_migration (name) values (${name})`.execute(trx);
  return true;
}
