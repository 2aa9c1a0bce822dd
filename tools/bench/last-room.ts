import { openDatabase, type Database } from '@shop/api/database';
import { migrate } from '@shop/api/migrate';
import { addDays, nightsBetween } from '@shop/domain';
import { aHotel, aPlace, aRoom, aStay } from '@shop/testing';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startApiProcesses } from './api-processes.ts';
import { stubbornBuyer, type Outcome, type Stay } from './stubborn-buyer.ts';

/**
 * Buyers rush for the last rooms of one hotel, their stays overlap, and API processes are killed meanwhile:
 *
 *   DATABASE_URL=postgres://... node tools/bench/last-room.ts [--buyers 500] [--rounds 20] [--kills 10] [--port 5700]
 *
 * Works in a schema of its own, which it drops. Fails unless every night sold is a room gone, every loser was told 409,
 * nobody saw a 5xx, and nobody was charged for an order that is not theirs.
 */
/** How long the last loser may wait for the money. */
const REFUND_SECONDS = 90;
const { values } = parseArgs({
  options: {
    buyers: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '20' },
    kills: { type: 'string', default: '10' },
    port: { type: 'string', default: '5700' },
  },
});
const [buyers, rounds, kills, port] = [values.buyers, values.rounds, values.kills, values.port].map(Number) as [
  number,
  number,
  number,
  number,
];
const ROOMS = 10;
const NIGHT_CENTS = 12_000;
/** Far enough ahead to be open, near enough to be in the index; two whole months. */
const FIRST_DAY = `${addDays(new Date().toISOString().slice(0, 10), 62).slice(0, 7)}-01`;
const DAYS = 28;

const address = process.env.DATABASE_URL;
if (!address) throw new Error('DATABASE_URL is not set: name a PostgreSQL whose user may create schemas.');
const schema = `last_room_${process.pid}`;
const own = new URL(address);
own.searchParams.set('options', `-c search_path=${schema}`);

await run(`create schema ${schema}`);
const db = openDatabase(own.href, 4);
let isFine = true;
try {
  await migrate(db);
  await openHotel(db);
  const dataDirectory = await mkdtemp(join(tmpdir(), 'last-room-'));
  const env = { DATABASE_URL: own.href, DATA_DIR: dataDirectory, DATABASE_POOL: '20' };
  const api = await startApiProcesses({ ports: [port, port + 1], env });
  let left = kills;
  for (let round = 1; round <= rounds; round++) {
    await fillRooms(db);
    const since = new Date();
    const rush = Promise.all(Array.from({ length: buyers }, (_, buyer) => stubbornBuyer(api.addresses, stayOf(buyer))));
    const killsNow = Math.ceil(left / (rounds - round + 1));
    for (let kill = 0; kill < killsNow; kill++) {
      await sleep(150 + Math.random() * 600);
      await api.kill(kill % 2);
    }
    left -= killsNow;
    isFine = (await report(round, { outcomes: await rush, since, killed: killsNow })) && isFine;
  }
  await api.stop();
} finally {
  await db.destroy();
  await run(`drop schema ${schema} cascade`);
}
console.log(isFine ? 'Every night sold is a room gone, nobody was told anything else than 200 or 409.' : 'NOT what was promised.');
process.exit(isFine ? 0 : 1);

/** Stays of one to three nights that begin on four days in a row. */
function stayOf(buyer: number): Stay {
  const checkin = addDays(FIRST_DAY, 9 + (buyer % 4));
  const nights = 1 + (buyer % 3);
  return { checkin, checkout: addDays(checkin, nights), cents: nights * NIGHT_CENTS };
}

async function report(
  round: number,
  { outcomes, since, killed }: { outcomes: readonly Outcome[]; since: Date; killed: number },
): Promise<boolean> {
  await refundsDone();
  const count = (kind: Outcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind).length;
  const faults = outcomes.flatMap((outcome) => outcome.faults);
  const orders = await db
    .selectFrom('purchase')
    .select(['uuid', 'status', 'checkin', 'checkout'])
    .where('created_at', '>=', since)
    .where('status', '=', 'paid')
    .execute();
  const sold = Array<number>(DAYS).fill(0);
  for (const { checkin, checkout } of orders)
    for (let night = 0; night < nightsBetween(checkin!, checkout!); night++) sold[nightsBetween(FIRST_DAY, checkin!) + night]! += 1;
  const { stock } = await db.selectFrom('room_stock').select('stock').where('month', '=', FIRST_DAY).executeTakeFirstOrThrow();
  const isExact = stock.slice(0, DAYS).every((rooms, day) => rooms === ROOMS - sold[day]! && rooms >= 0);
  const wronged = await db
    .selectFrom('payment_intent')
    .innerJoin('purchase', 'purchase.uuid', 'payment_intent.purchase_uuid')
    .select('purchase.uuid')
    .where('purchase.created_at', '>=', since)
    .where('purchase.status', '=', 'failed')
    .where('payment_intent.status', '=', 'succeeded')
    .execute();
  const others = [...new Set(outcomes.flatMap((outcome) => outcome.code ?? []))];
  console.log(
    `round ${round}: ${count('bought')} bought, ${count('soldOut')} told sold out, ${killed} killed, ${orders.length} orders, ` +
      `stock ${isExact ? 'exact' : 'WRONG'}, ${faults.length} faults, ${wronged.length} charged in vain${others.length ? `, also ${others.join(', ')}` : ''}`,
  );
  const everyBuyerHasAnOrder = outcomes.every((one) => one.kind !== 'bought' || orders.some(({ uuid }) => uuid === one.orderUUID));
  return isExact && faults.length === 0 && wronged.length === 0 && others.length === 0 && everyBuyerHasAnOrder;
}

/** Losers get their money back through the outbox, some a second; a busy machine takes its time. */
async function refundsDone(): Promise<void> {
  for (let second = 0; second < REFUND_SECONDS; second++) {
    await sleep(1_000);
    const waiting = await db.selectFrom('outbox').select('id').where('kind', '=', 'refund').where('sent_at', 'is', null).limit(1).execute();
    if (waiting.length === 0 && second >= 2) return;
  }
}

async function openHotel(shop: Database): Promise<void> {
  const words = (row: Record<string, unknown>, lists: readonly string[]) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [
        column,
        value !== null && typeof value === 'object' && !lists.includes(column) ? JSON.stringify(value) : value,
      ]),
    ) as never;
  await shop.insertInto('place').values(words(aPlace(), [])).execute();
  await shop
    .insertInto('hotel')
    .values(words(aHotel(), ['facilities', 'eco_facilities', 'images']))
    .execute();
  await shop
    .insertInto('room')
    .values(words(aRoom(), ['images']))
    .execute();
  await shop
    .insertInto('stay')
    .values(words(aStay(), ['images', 'themes']))
    .execute();
  const every = (value: number) => Array<number>(DAYS).fill(value);
  await shop
    .insertInto('room_month')
    .values({ hotel_id: 1, room_id: 11, month: FIRST_DAY, price: every(10_000), promo: every(0), min_stay: every(1) })
    .execute();
  await shop
    .insertInto('room_stock')
    .values({ hotel_id: 1, room_id: 11, month: FIRST_DAY, stock: every(ROOMS) })
    .execute();
}

async function fillRooms(shop: Database): Promise<void> {
  await shop
    .updateTable('room_stock')
    .set({ stock: Array<number>(DAYS).fill(ROOMS) })
    .where('month', '=', FIRST_DAY)
    .execute();
}

async function run(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(statement);
  await client.end();
}
