import { checkoutClient, drainOutbox, orderOf, stayItems } from '@shop/api/checkout-client';
import { findAllImbalances } from '@shop/api/find-imbalances';
import { giftCard } from '@shop/api/gift-card';
import { openShop, type OpenShop } from '@shop/api/open-shop';
import { smallCatalogue } from '@shop/testing';
import { fc } from '@shop/testing/draw';
import { sql } from 'kysely';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../endurance/own-shell.ts';
import { startPostgres, type Postgres } from '../../test/postgres.ts';
import { scratchFolder } from '../../test/scratch.ts';
import { startApiProcesses, type ApiProcesses } from '../api-processes.ts';
import { wireClient } from './wire-client.ts';

const NOW = new Date('2030-06-01T10:00:00Z');
const NIGHT = 12_000;
/** Pays eight nights, and a part of the ninth. */
const VALUE = 100_000;
const NIGHTS_PAID = 8;
/** Uses of a card at once, cards that are spent one after the other, and kills during each: a process takes seconds to start again. */
const [USES, CARDS, KILLS] = [200, 3, 4];
/** Of the kills so many fall while orders are opened, the others while they are bought. */
const BEFORE = Math.floor(KILLS / 2);
const LONG = 900_000;

interface Kill {
  readonly place: number;
  /** Once so many requests of the round are answered. */
  readonly afterAnswers: number;
}
interface Answer {
  readonly status: number;
  readonly body: { readonly code?: string };
}
type Client = ReturnType<typeof checkoutClient>;

let folder: string;
let postgres: Postgres | undefined;
let shop: OpenShop;
let api: ApiProcesses;
let clients: readonly Client[];
/** Requests that a killed process left without an answer. */
let lost = 0;

beforeAll(async () => {
  folder = scratchFolder('gift-kills-');
  postgres = await startPostgres(folder);
  if (!postgres) throw new Error('PostgreSQL is needed: the embedded database takes one process.');
  shop = await openShop({ url: postgres.url, pool: 4, catalogue: smallCatalogue({ stock: 10_000 }), now: NOW, dataDirectory: folder });
  const ports = [await freePort(), await freePort()];
  const { rows } = await sql<{ now: Date }>`select now()`.execute(shop.db);
  const env = {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    SHOP_CLOCK_AHEAD_MS: String(NOW.getTime() - rows[0]!.now.getTime()),
    // A process that is started again reads what the first one compiled.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  };
  api = await startApiProcesses({ ports, env });
  clients = api.addresses.map(wireClient);
}, LONG);

afterAll(async () => {
  await api?.stop();
  await shop?.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}, LONG);

/** Drawn: which process dies, and when; each of the two in turn. */
const killsOf = fc.sample(fc.array(fc.integer({ min: 1, max: USES / 4 }), { minLength: KILLS, maxLength: KILLS }), CARDS);

test(
  'orders spend one card at once, at two API processes that are killed in turn: it pays what was sold, to the cent',
  async () => {
    for (const [card, moments] of killsOf.entries()) {
      const code = `KILLED-${card}`;
      await shop.db.insertInto('gift_voucher').values(giftCard(code, VALUE)).execute();
      const kills = moments.map((afterAnswers, kill) => ({ place: (card + kill) % 2, afterAnswers }));
      const order = orderOf({ ...stayItems(), giftPaymentItems: [{ serialNumber: code }] }, 0);
      const uses = Array.from({ length: USES }, (_, use) => `${code}-${use}`);
      const opened = await answersTo(uses, (client, key) => client.start(order, `${key}-order`), kills.slice(0, BEFORE));
      expect(kindsOf(opened)).toEqual({ '200 sold': USES });
      const bought = await answersTo(
        uses.map((key, use) => ({ key, intent: opened[use]!.body.paymentIntentId as string })),
        (client, { key, intent }) => client.buy(order, intent, `${key}-buy`),
        kills.slice(BEFORE),
      );
      expect(kindsOf(bought)).toEqual({ '200 sold': NIGHTS_PAID, '409 GIFT_USED': USES - NIGHTS_PAID });
      const sold = bought.flatMap(({ status }, use) => (status === 200 ? [opened[use]!.body.orderUUID as string] : []));
      expect(await booksOf(code)).toEqual({ left: VALUE - NIGHTS_PAID * NIGHT, orders: sold.sort().map((uuid) => [uuid, 'paid', NIGHT]) });
    }
    expect(lost).toBeGreaterThan(0);
    await drainOutbox(shop.outbox);
    expect(await findAllImbalances(shop.db, { graceMinutes: 0 })).toEqual([]);
  },
  LONG,
);

/**
 * The answers to requests that are sent at once, to both processes. What a killed process leaves without an answer is sent again under
 * its key, once both live again.
 */
async function answersTo<Request, Answered extends Answer>(
  requests: readonly Request[],
  send: (client: Client, request: Request) => Promise<Answered>,
  kills: readonly Kill[],
): Promise<Answered[]> {
  const answers: Answered[] = [];
  const open = () => requests.map((_, place) => place).filter((place) => !answers[place]);
  for (const kill of [...kills, undefined]) {
    let answered = 0;
    let restart: Promise<void> | undefined;
    await Promise.all(
      open().map(async (place) => {
        const answer = await send(clients[place % clients.length]!, requests[place]!);
        if (answer.status < 500) answers[place] = answer;
        else lost += 1;
        if (kill && ++answered === kill.afterAnswers) restart = api.kill(kill.place);
      }),
    );
    await restart;
    await forgetRequestsInFlight();
  }
  expect(open()).toEqual([]);
  return answers;
}

/** Nothing is in flight: the key of a request that was lost is free again, as after its minute. */
async function forgetRequestsInFlight(): Promise<void> {
  await shop.db
    .updateTable('idempotency')
    .set({ created_at: sql`now() - interval '2 minutes'` })
    .where('status', 'is', null)
    .execute();
}

async function booksOf(code: string) {
  const { remaining_cents: left } = await shop.db
    .selectFrom('gift_voucher')
    .select('remaining_cents')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const spent = await shop.db
    .selectFrom('purchase_gift')
    .innerJoin('purchase', 'purchase.uuid', 'purchase_gift.purchase_uuid')
    .select(['purchase.uuid', 'purchase.status', 'purchase_gift.amount_cents'])
    .where('purchase_gift.code', '=', code)
    .where('purchase.status', '=', 'paid')
    .orderBy('purchase.uuid')
    .execute();
  return { left, orders: spent.map(({ uuid, status, amount_cents: cents }) => [uuid, status, cents]) };
}

function kindsOf(answers: readonly Answer[]): Record<string, number> {
  const kinds: Record<string, number> = {};
  for (const { status, body } of answers) {
    const kind = `${status} ${body.code ?? 'sold'}`;
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  return kinds;
}
