import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app/app.ts';
import { outboxHandlers } from '../notifications/outbox-handlers.ts';
import type { Print } from '../documents/printing/printing.ts';
import { ContentIndex } from '../content/content-index.ts';
import { DEMO_SELLER } from '../ledger/demo-seller.ts';
import { publishSeller } from '../ledger/seller.ts';
import type { Mail } from '../mail/mail.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { pictureStore, type RenderPicture } from '../media/picture-store.ts';
import { partnerWorker, type PartnerWorker } from '../partners/messages/partner-worker.ts';
import { housekeeping } from '../app/housekeeping.ts';
import { OutboxWorker } from '../platform/jobs/outbox.ts';
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
    stock: number[];
  }[];
}

export interface OpenShop {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly index: ShopIndex;
  readonly content: ContentIndex;
  readonly outbox: OutboxWorker;
  /** Tells hotels, centres and the warehouse. */
  readonly partners: PartnerWorker;
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
  /** A sale does not wake the shop's outbox: what it left waits for whoever asks. */
  readonly outboxSleeps?: boolean;
  /** Prints what mails bring along; the real papers unless told otherwise. */
  readonly print?: Print;
  /** Folder of the partners' brands. */
  readonly brands?: string;
  /** What differs from the settings of a local shop. */
  readonly settings?: Partial<ShopSettings>;
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
  const sender = { shopName: 'Test shop', publicOrigin: 'http://shop.test', partners: await readPartnerSenders(brands, () => undefined) };
  const mailbox: Mailbox = {
    deliver(name, mail) {
      mails.set(name, mail);
      return Promise.resolve();
    },
  };
  const outbox = new OutboxWorker({
    db,
    handlers: outboxHandlers({
      db,
      psp: testProvider,
      mailbox,
      sender,
      clock: () => time.now,
      contactAddress: 'care@shop.example',
      ...(print && { print }),
    }),
    before: housekeeping({ db, psp: testProvider, testProvider, now: () => time.now, graceMs: 0 }),
    log: { warn: () => undefined },
  });
  const allSettings = { ...settingsForTests(dataDirectory), ...settings };
  const partners = partnerWorker({
    db,
    mailbox,
    sender,
    now: () => time.now,
    webhooks: { privateHosts: allSettings.privateWebhookHosts },
    log: { warn: () => undefined },
  });
  const app = await buildApp({
    db,
    index,
    content,
    clock: () => time.now,
    pictures: pictureStore(dataDirectory, render),
    settings: allSettings,
    psp: testProvider,
    testProvider,
    outbox: outboxSleeps ? { runOnce: () => Promise.resolve(0) } : outbox,
    sender,
    deadlines: LONG_DEADLINES,
  });
  return {
    app,
    db,
    index,
    content,
    outbox,
    partners,
    mails,
    time,
    async close() {
      await app.close();
      await outbox.stop();
      await partners.stop();
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
