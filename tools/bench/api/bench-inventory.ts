import { openDatabase } from '@shop/api/database';
import { migrate } from '@shop/api/migrate';
import { savePartners } from '@shop/api/partners';
import { addDays } from '@shop/domain';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seed } from '../../catalogue/seed.ts';
import { startPostgres } from '../../test/postgres.ts';
import { costOf, type Cost } from './load.ts';
import { startMeasuredApi, type MeasuredApi } from './measured-api.ts';
import { searchQuestions } from './search-questions.ts';

/**
 * `node tools/bench/api/bench-inventory.ts`: how many room days a minute one API takes from channel managers as fast as it can,
 * and what searches cost alone and while it takes 50,000 a minute. It brings its own database, as `npm run bench:api` does.
 */
const HOTELS = Number(process.argv[2] ?? 500);
const A_MINUTE = 50_000;
const SECONDS = 10;
const SEARCHES_A_SECOND = 500;
const ROOMS = 10;
const NIGHTS = 30;
const TODAY = new Date().toISOString().slice(0, 10);

interface Room {
  readonly id: number;
  readonly hotel_id: number;
}
type Send = () => Promise<void>;

const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
const postgres = await startPostgres(scratch);
if (!postgres) throw new Error('PostgreSQL was not found in /usr/lib/postgresql: install the package "postgresql".');
try {
  const { rooms, key } = await filled(postgres.url);
  const api = await startMeasuredApi({ DATABASE_URL: postgres.url, DATA_DIR: join(scratch, 'data') });
  try {
    await measure(api, sender(api, { rooms, key }));
  } finally {
    await api.stop();
  }
} finally {
  await postgres.stop();
  rmSync(scratch, { recursive: true, force: true });
}

async function measure(api: MeasuredApi, send: Send): Promise<void> {
  const questions = searchQuestions(TODAY)['search around a town, dated']!;
  await send();
  const before = api.cpu();
  const began = performance.now();
  let calls = 0;
  for (; performance.now() - began < SECONDS * 1000; calls++) await send();
  const roomDays = calls * ROOMS * NIGHTS;
  const minutes = (performance.now() - began) / 60_000;
  console.log(
    `updates alone: ${Math.round(roomDays / minutes)} room days a minute, ${((api.cpu() - before) / (roomDays / 1000)).toFixed(1)} ms of CPU a thousand`,
  );
  console.log(`searches alone: ${reported(await costOf(api, questions, SEARCHES_A_SECOND))}`);
  const work = new AbortController();
  const updates = paced(send, work.signal);
  console.log(`searches with updates: ${reported(await costOf(api, questions, SEARCHES_A_SECOND))}`);
  work.abort();
  console.log(`updates with searches: ${Math.round(await updates)} room days a minute of ${A_MINUTE} asked for`);
}

/** Sends at the pace that is asked for, and answers how many room days a minute went through. */
async function paced(send: Send, signal: AbortSignal): Promise<number> {
  const pauseMs = (60_000 * ROOMS * NIGHTS) / A_MINUTE;
  const began = performance.now();
  let calls = 0;
  while (!signal.aborted) {
    await send();
    calls++;
    await sleep(Math.max(0, began + calls * pauseMs - performance.now()));
  }
  return (calls * ROOMS * NIGHTS * 60_000) / (performance.now() - began);
}

function reported({ rate, p50, p99, cpu }: Cost): string {
  return `${rate}/s, p50 ${p50} ms, p99 ${p99} ms, ${cpu.toFixed(2)} ms of CPU each`;
}

/** Some rooms and a month at a time, each call with other rates and rooms. */
function sender({ address }: MeasuredApi, { rooms, key }: { readonly rooms: readonly Room[]; readonly key: string }): Send {
  let version = 0;
  return async () => {
    version++;
    const from = addDays(TODAY, 2 + ((version * NIGHTS) % 300));
    const items = Array.from({ length: ROOMS }, (_, place) => {
      const { id, hotel_id } = rooms[(version * ROOMS + place) % rooms.length]!;
      return { hotelId: hotel_id, roomId: id, from, to: addDays(from, NIGHTS - 1), rate: 9_000 + (version % 900), available: version % 7 };
    });
    const answer = await fetch(`${address}/gateway/partners/inventory`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ version, seen: '0', items }),
    });
    if (!answer.ok) throw new Error(`The update was refused: ${await answer.text()}`);
    await answer.arrayBuffer();
  };
}

async function filled(url: string): Promise<{ rooms: Room[]; key: string }> {
  const db = openDatabase(url, 2);
  await migrate(db);
  await seed(url, { today: TODAY, hotels: HOTELS, log: (line) => console.error(line) });
  const rooms = await db.selectFrom('room').select(['id', 'hotel_id']).orderBy('hotel_id').orderBy('id').execute();
  const places = [...new Set(rooms.map(({ hotel_id }) => hotel_id))].map((placeId) => ({ kind: 'hotel' as const, placeId }));
  const partner = { id: 'bench', name: 'Bench', locale: 'fr_FR' as const, channel: 'feed' as const, active: true, places };
  const [secret] = await savePartners(db, [partner], new Date());
  await db.destroy();
  return { rooms, key: secret!.secret };
}
