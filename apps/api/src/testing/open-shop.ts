import type { FastifyInstance } from 'fastify';
import { openApi } from '../app/open-api.ts';
import type { Shop } from '../app/modules.ts';
import type { Print } from '../documents/printing/printing.ts';
import { ContentIndex } from '../content/content-index.ts';
import { DEMO_SELLER } from '../ledger/demo-seller.ts';
import { publishSeller } from '../ledger/seller.ts';
import type { Mail } from '../mail/mail.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { pictureStore, type RenderPicture } from '../media/picture-store.ts';
import { Polling } from '../platform/jobs/polling.ts';
import { secretOf } from '../platform/security/secret.ts';
import { dueJobs, partnerRound } from './run-jobs.ts';
import { TestProvider } from '../payments/test-provider.ts';
import { readPartnerSenders } from '../partners/partner-senders.ts';
import { LONG_DEADLINES, LONG_TIMEOUTS, settingsForTests } from './settings-for-tests.ts';
import type { ShopSettings } from '../platform/settings/settings.ts';
import { ShopIndex } from '../availability/shop-index.ts';
import { openDatabase, type Database } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';

/** A row of the catalogue: lists of text stay arrays, other objects are JSON. */
type Row = Record<string, unknown>;

export interface Catalogue {
  readonly places?: readonly Row[];
  readonly hotels?: readonly Row[];
  readonly rooms?: readonly Row[];
  readonly stays?: readonly Row[];
  readonly months?: readonly {
    hotel_id: number;
    room_id: number;
    month: string;
    price: number[];
    promo: number[];
    min_stay: number[];
    max_stay?: number[];
    closed?: boolean[];
    closed_to_arrival?: boolean[];
    closed_to_departure?: boolean[];
    stock: number[];
  }[];
}

export interface OpenShop {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly index: ShopIndex;
  readonly content: ContentIndex;
  /** One round: the jobs that are due, then the outbox; answers how many rows were done. */
  readonly outbox: { runOnce(): Promise<number> };
  /** Tells hotels, centres and the warehouse. */
  readonly partners: { runOnce(): Promise<number> };
  /** Ends once the rounds have ended that a sale or a test has woken. */
  readonly idle: () => Promise<void>;
  readonly mails: Map<string, Mail>;
  /** The shop's clock; a test sets it. */
  readonly time: { now: Date };
  close(): Promise<void>;
}

export interface Opening {
  readonly url: string;
  readonly pool: number;
  readonly catalogue: Catalogue;
  readonly now: Date;
  readonly render?: RenderPicture;
  readonly dataDirectory: string;
  /** A sale does not trigger a round of the shop's outbox: its rows stay until a test drains it. */
  readonly outboxSleeps?: boolean;
  /** Prints what mails bring along; the real documents by default. */
  readonly print?: Print;
  /** Folder of the partners' brands. */
  readonly brands?: string;
  /** What differs from the settings of a local shop. */
  readonly settings?: Partial<ShopSettings>;
  /** Who takes the payments; the test provider by default. */
  readonly payments?: (db: Database) => Promise<Pick<Shop, 'psp' | 'testProvider' | 'stripe'>>;
}

/** Opens a shop on an empty database, without a port and without timers. */
export async function openShop({
  url,
  pool,
  catalogue,
  now,
  render = () => Promise.resolve(undefined),
  dataDirectory,
  outboxSleeps = false,
  print,
  brands,
  settings,
  payments,
}: Opening): Promise<OpenShop> {
  const db = openDatabase(url, pool, LONG_TIMEOUTS);
  await migrate(db);
  await publishSeller(db, DEMO_SELLER);
  await stock(db, catalogue);
  const time = { now };
  const index = await ShopIndex.load(db, () => time.now);
  const content = await ContentIndex.load(db);
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
      ...{ db, index, content, mailbox, sender, ...(print && { print }) },
      ...((await payments?.(db)) ?? { psp: testProvider, testProvider }),
      clock: () => time.now,
      pictures: pictureStore(dataDirectory, render),
      settings: { ...settingsForTests(dataDirectory), ...settings },
      deadlines: LONG_DEADLINES,
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

async function stock(db: Database, { places = [], hotels = [], rooms = [], stays = [], months = [] }: Catalogue): Promise<void> {
  for (const row of places) await db.insertInto('place').values(stored(row)).execute();
  for (const row of hotels) await db.insertInto('hotel').values(stored(row)).execute();
  for (const row of rooms) await db.insertInto('room').values(stored(row)).execute();
  for (const row of stays) await db.insertInto('stay').values(stored(row)).execute();
  for (const { stock: rooms, ...month } of months) {
    await db.insertInto('room_month').values(month).execute();
    await db
      .insertInto('room_stock')
      .values({ hotel_id: month.hotel_id, room_id: month.room_id, month: month.month, stock: rooms })
      .execute();
  }
}

const TEXT_LISTS = new Set(['facilities', 'eco_facilities', 'images', 'themes']);

function stored<T>(row: Row): T {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      value !== null && typeof value === 'object' && !TEXT_LISTS.has(column) ? JSON.stringify(value) : value,
    ]),
  ) as T;
}
