import { sql } from 'kysely';
import { openFullShop, type FullShop } from '../../checkout/full-shop.test-utils.ts';
import type { Mailbox } from '../../mail/mailbox.ts';
import { outboxHandlers } from '../../notifications/notification-outbox-handlers.ts';
import type { Database } from '../../platform/database/index.ts';
import { OutboxWorker, PermanentError } from '../../platform/jobs/outbox.ts';
import { orderOf } from '../../testing/checkout-client.ts';
import { observeSteps } from '../../testing/crashing-process.ts';
import { giftCard } from '../../testing/gift-card.ts';
import { enqueueReminders } from './enqueue-reminders.ts';

let shop: FullShop;

beforeAll(async () => void (shop = await openFullShop({ outboxSleeps: true })));
beforeEach(async () => {
  for (const table of ['gift_reminder', 'outbox'] as const) await shop.db.deleteFrom(table).execute();
  await shop.db.updateTable('gift_voucher').set({ status: 'cancelled' }).execute();
  shop.time.now = new Date('2031-05-25T10:00:00Z');
});
afterAll(() => shop?.close());

const LUC = 'luc@example.com';
const given = { recipient_email: LUC, transferred_at: new Date('2030-06-01T10:00:00Z') };
let gifts = 0;

/** A card that was given to Luc a year before its last day. */
async function aCard(change: Parameters<typeof giftCard>[2] = {}): Promise<string> {
  const code = `REMINDED-${++gifts}`;
  await shop.db
    .insertInto('gift_voucher')
    .values(giftCard(code, 5_000, { ...given, ...change }))
    .execute();
  return code;
}

/** Mails by their names, which are their `Message-ID`s. */
function aMailbox({ refuses = () => false }: { refuses?: (address: string) => boolean } = {}) {
  const taken: string[] = [];
  const deliver: Mailbox['deliver'] = (name, { to }) => {
    if (refuses(to.address)) return Promise.reject(new PermanentError('550 No such user'));
    taken.push(`${to.address} ${name}`);
    return Promise.resolve();
  };
  return { taken, mailbox: { deliver } };
}

/** A process of the shop that delivers mails. */
function worker(mailbox: Mailbox, db: Database = shop.db): OutboxWorker {
  const sender = { shopName: 'Test shop', publicOrigin: 'http://shop.test', preferencesKey: 'key' };
  const handlers = outboxHandlers({ db, mailbox, clock: () => shop.time.now, contactAddress: 'care@shop.example', sender });
  return new OutboxWorker({ db, handlers, log: { warn: () => undefined } });
}

/** What a process that died left is due again. */
const aWhilePasses = () =>
  shop.db
    .updateTable('outbox')
    .set({ next_attempt_at: new Date(0) })
    .execute();

test('two processes at once hand each reminder over once, and mail it once', async () => {
  for (let card = 0; card < 30; card++) await aCard();
  const handedOver = await Promise.all([1, 2, 3].map(() => enqueueReminders(shop.db, shop.time.now)));
  await enqueueReminders(shop.db, shop.time.now);
  expect(handedOver.reduce((sum, count) => sum + count, 0)).toBe(30);
  const { taken, mailbox } = aMailbox();
  const workers = [worker(mailbox), worker(mailbox)];
  for (let round = 0; round < 3; round++) await Promise.all(workers.map((each) => each.runOnce()));
  expect([taken.length, new Set(taken).size]).toEqual([30, 30]);
});

test('a process killed at any step of handing over and mailing leaves one reminder, by one Message-ID', async () => {
  let killed = 0;
  for (let crashesAt = 1, hasCrashed = true; hasCrashed; crashesAt++) {
    const code = await aCard();
    const { taken, mailbox } = aMailbox();
    let steps = 0;
    const step = () => {
      if (++steps >= crashesAt) throw new Error('killed');
    };
    const { db } = observeSteps(shop.db, step);
    const deliver: Mailbox['deliver'] = async (name, mail) => {
      step();
      await mailbox.deliver(name, mail);
      step();
    };
    await enqueueReminders(db, shop.time.now)
      .then(() => worker({ deliver }, db).runOnce())
      .catch(() => undefined);
    hasCrashed = steps >= crashesAt;
    if (hasCrashed) killed++;
    await enqueueReminders(shop.db, shop.time.now);
    await aWhilePasses();
    while ((await worker(mailbox).runOnce()) > 0);
    expect([crashesAt, new Set(taken).size]).toEqual([crashesAt, 1]);
    const noted = await shop.db.selectFrom('gift_event').select('kind').where('code', '=', code).where('kind', '=', 'reminded').execute();
    expect([crashesAt, noted.length]).toEqual([crashesAt, 1]);
  }
  expect(killed).toBeGreaterThanOrEqual(10);
});

test('an address that does not exist is tried once and gets no other reminder, until the gift has another holder', async () => {
  const code = await aCard();
  const { taken, mailbox } = aMailbox({ refuses: (address) => address === LUC });
  const remindOn = async (day: string) => {
    shop.time.now = new Date(`${day}T10:00:00Z`);
    await enqueueReminders(shop.db, shop.time.now);
    while ((await worker(mailbox).runOnce()) > 0);
  };
  await remindOn('2031-05-02');
  await remindOn('2031-05-25');
  const reminders = () => shop.db.selectFrom('gift_reminder').select(['days', 'outcome']).where('code', '=', code).execute();
  expect(await reminders()).toEqual([{ days: 30, outcome: 'bounced' }]);
  await shop.db.updateTable('gift_voucher').set({ recipient_email: 'nadia@example.com' }).where('code', '=', code).execute();
  await shop.db
    .insertInto('gift_event')
    .values({ kind: 'holderCorrected', at: new Date('2031-05-20T10:00:00Z'), order_uuid: null, code, detail: '{}' })
    .execute();
  await remindOn('2031-05-26');
  expect(taken).toEqual([expect.stringContaining('nadia@example.com')]);
});

test('ten thousand reminders of one morning are handed over once, and delay no order', async () => {
  await sql`insert into gift_voucher (code, kind, format, value_cents, remaining_cents, adults, status, expires_on, locale, recipient_email, transferred_at)
    select 'MANY-' || n, 'GIFTCARD', 'digital', 5000, 5000, 2, 'active', '2031-06-01', 'fr_FR', 'reader' || n || '@example.com', '2030-06-01T10:00:00Z'
    from generate_series(1, 10000) n`.execute(shop.db);
  expect(await enqueueReminders(shop.db, shop.time.now)).toBe(10_000);
  expect(await enqueueReminders(shop.db, shop.time.now)).toBe(0);
  await shop.checkout.sell(orderOf({ giftCardItem: { amount: 5_000 } }, 5_000));
  const { taken, mailbox } = aMailbox();
  const sender = worker(mailbox);
  await sender.runOnce();
  expect(taken.filter((mail) => mail.includes(' confirmation-'))).toHaveLength(1);
  expect(taken.filter((mail) => mail.includes(' gift-reminder-'))).toHaveLength(20);
}, 120_000);
