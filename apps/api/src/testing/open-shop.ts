import { openApi } from '../app/open-api.ts';
import type { Shop } from '../app/module.ts';
import type { Print } from '../documents/printing/printing.ts';
import { DEMO_SELLER } from '../ledger/demo-seller.ts';
import { publishSeller } from '../ledger/seller.ts';
import type { Mail } from '../mail/mail.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { Polling } from '../platform/jobs/polling.ts';
import { secretOf } from '../platform/security/secret.ts';
import type { Database } from '../platform/database/database.ts';
import { TestProvider } from '../payments/test-provider.ts';
import { readPartnerSenders } from '../partners/partner-senders.ts';
import type { OpenOffers } from './offers/open-offers.ts';
import { openParts, type PartsOpening } from './offers/open-parts.ts';
import { dueJobs, partnerRound } from './run-jobs.ts';

export interface OpenShop extends OpenOffers {
  /** One round: the jobs that are due, then the outbox; answers how many rows were done. */
  readonly outbox: { runOnce(): Promise<number> };
  /** Tells hotels, centres and the warehouse. */
  readonly partners: { runOnce(): Promise<number> };
  /** Ends once the rounds of jobs that a sale or a test has triggered are over. */
  readonly idle: () => Promise<void>;
  readonly mails: Map<string, Mail>;
}

export interface Opening extends PartsOpening {
  /** A sale does not trigger a round of the shop's outbox: its rows stay until a test drains it. */
  readonly outboxSleeps?: boolean;
  /** Prints what mails bring along; the real documents by default. */
  readonly print?: Print;
  /** Folder of the partners' brands. */
  readonly brands?: string;
  /** Who takes the payments; the test provider by default. */
  readonly payments?: (db: Database) => Promise<Pick<Shop, 'psp' | 'testProvider' | 'stripe'>>;
}

/** Opens a shop on an empty database, without a port and without timers. */
export async function openShop({ outboxSleeps = false, print, brands, payments, ...opening }: Opening): Promise<OpenShop> {
  const { time, parts } = await openParts(opening);
  const { db, index, content } = parts;
  await publishSeller(db, DEMO_SELLER);
  const testProvider = new TestProvider(db, 0);
  const mails = new Map<string, Mail>();
  const publicOrigin = 'http://shop.test';
  const brandSenders = await readPartnerSenders(brands, { publicOrigin, tell: () => undefined });
  const sender = { shopName: 'Test shop', publicOrigin, preferencesKey: await secretOf(db, 'mailPreferences'), partners: brandSenders };
  const mailbox: Mailbox = {
    deliver(name, mail) {
      mails.set(name, mail);
      return Promise.resolve();
    },
  };
  let rounds: Polling<number>;
  const { app, jobs } = await openApi(
    {
      ...{ ...parts, mailbox, sender, ...(print && { print }) },
      ...((await payments?.(db)) ?? { psp: testProvider, testProvider }),
      log: { warn: () => undefined, info: () => undefined },
      graceMs: 0,
    },
    {
      outboxOf({ jobs, outbox }) {
        const runDue = dueJobs(jobs);
        rounds = new Polling(() => runDue().then(() => outbox.runOnce()), 0);
        return { runOnce: () => (outboxSleeps ? Promise.resolve(0) : rounds.run()) };
      },
    },
  );
  const partners = new Polling(partnerRound(jobs), 0);
  const idle = async () => void (await Promise.all([rounds.stop(), partners.stop()]));
  return {
    app,
    db,
    index,
    content,
    outbox: { runOnce: () => rounds.run() },
    partners: { runOnce: () => partners.run() },
    idle,
    mails,
    time,
    async close() {
      await app.close();
      await idle();
      await index.stop();
      await db.destroy();
    },
  };
}
