import { openDatabase } from '@shop/api/database';
import { migrate } from '@shop/api/migrate';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startPostgres } from '../test/postgres.ts';
import { startApiProcesses } from './api-processes.ts';
import { chargedInVain, refundsIn, soldSince } from './rush/books.ts';
import { fillRooms, openHotel, stayOf } from './rush/last-rooms.ts';
import { readyInTurn } from './rush/ready-in-turn.ts';
import { stubbornBuyer, type Outcome } from './rush/stubborn-buyer.ts';

/**
 * Buyers rush for the last rooms of one hotel, their stays overlap, and API processes are killed meanwhile:
 *
 *   node tools/bench/last-room.ts [--buyers 500] [--rounds 20] [--kills 10] [--port 5700] [--minutes 30]
 *
 * `--minutes` begins no further round after so long. Works in a schema of its own of the PostgreSQL in DATABASE_URL, and
 * drops it; starts a throw-away PostgreSQL where none is named. Fails unless every night sold is a room gone, every loser
 * was told 409, nobody saw a 5xx, and nobody was charged for an order that is not theirs.
 */
const { values } = parseArgs({
  options: {
    buyers: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '20' },
    kills: { type: 'string', default: '10' },
    port: { type: 'string', default: '5700' },
    minutes: { type: 'string', default: '600' },
  },
});
const [buyers, rounds, kills, port, minutes] = [values.buyers, values.rounds, values.kills, values.port, values.minutes].map(Number) as [
  number,
  number,
  number,
  number,
  number,
];

const scratch = await mkdtemp(join(tmpdir(), 'last-room-'));
const throwAway = process.env.DATABASE_URL ? undefined : await startPostgres(scratch);
const address = process.env.DATABASE_URL ?? throwAway?.url;
if (!address) throw new Error('There is no PostgreSQL here: install one, or name one in DATABASE_URL whose user may create schemas.');
const schema = `last_room_${process.pid}`;
const own = new URL(address);
own.searchParams.set('options', `-c search_path=${schema}`);

await run(`create schema ${schema}`);
const db = openDatabase(own.href, 4);
let isFine = false;
try {
  await migrate(db);
  await openHotel(db);
  isFine = await rush();
} finally {
  await db.destroy();
  await run(`drop schema ${schema} cascade`);
  await throwAway?.stop();
  await rm(scratch, { recursive: true, force: true });
}
console.log(isFine ? 'Every night sold is a room gone, nobody was told anything else than 200 or 409.' : 'NOT what was promised.');
process.exit(isFine ? 0 : 1);

async function rush(): Promise<boolean> {
  const env = { DATABASE_URL: own.href, DATA_DIR: scratch, DATABASE_POOL: '20' };
  const api = await startApiProcesses({ ports: [port, port + 1], env });
  const front = readyInTurn(api.addresses);
  const began = performance.now();
  const all: Outcome[] = [];
  let isGood = true;
  let killed = 0;
  for (let round = 1; round <= rounds && performance.now() - began < minutes * 60_000; round++) {
    await fillRooms(db);
    const since = new Date();
    const buying = Promise.all(Array.from({ length: buyers }, (_, buyer) => stubbornBuyer(front.turn, stayOf(buyer))));
    const killsNow = Math.ceil((kills - killed) / (rounds - round + 1));
    for (let kill = 0; kill < killsNow; kill++) {
      await sleep(150 + Math.random() * 600);
      await api.kill(killed++ % 2);
    }
    const outcomes = await buying;
    all.push(...outcomes);
    isGood = (await report(`round ${round} of ${rounds}`, { outcomes, since })) && isGood;
  }
  const inVain = await chargedInVain(db);
  tell('in all', all);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${killed} processes killed, ${await refundsIn(db)} cards given back, ${inVain} charged in vain, ${seconds} s`);
  front.stop();
  await api.stop();
  return isGood && inVain === 0;
}

async function report(name: string, { outcomes, since }: { outcomes: readonly Outcome[]; since: Date }): Promise<boolean> {
  const { orders, isExact } = await soldSince(db, since);
  const hasOrder = (one: Outcome) => one.kind !== 'bought' || (one.orderUUID !== undefined && orders.has(one.orderUUID));
  const areAllTheirs = outcomes.every(hasOrder) && outcomes.filter(({ kind }) => kind === 'bought').length === orders.size;
  tell(`${name}: ${orders.size} orders, stock ${isExact ? 'exact' : 'WRONG'}${areAllTheirs ? '' : ', NOT the buyers’ own'}`, outcomes);
  return isExact && areAllTheirs && outcomes.every(({ kind, faults }) => kind !== 'other' && faults.length === 0);
}

function tell(name: string, outcomes: readonly Outcome[]): void {
  const count = (kind: Outcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind).length;
  const others = [...new Set(outcomes.flatMap(({ code, faults }) => [...faults, ...(code ?? [])]))];
  const waited = outcomes.map(({ seconds }) => seconds).toSorted((a, b) => a - b);
  const cut = outcomes.reduce((sum, outcome) => sum + outcome.cut, 0);
  console.log(
    `${name}: ${count('bought')} bought, ${count('soldOut')} told sold out, ${cut} connections cut, ` +
      `half done in ${waited[Math.floor(waited.length / 2)]!.toFixed(1)} s, the last in ${waited.at(-1)!.toFixed(1)} s` +
      `${others.length > 0 ? `, ALSO ${others.join(', ')}` : ''}`,
  );
}

async function run(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(statement);
  await client.end();
}
