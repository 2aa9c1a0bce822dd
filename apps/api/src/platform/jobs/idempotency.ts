import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { HttpProblem, conflict, invalidField } from '../http/problem.ts';
import type { Database } from '../database/database.ts';
import { LOST_AFTER_SECONDS, Heartbeat } from './heartbeat.ts';

const WAIT_MS = 10_000;
const FIRST_LOOK_MS = 20;
const LONGEST_PAUSE_MS = 500;

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export interface KeyedRequest {
  /** The call; keys of different calls do not meet. */
  readonly scope: string;
  readonly key: string | undefined;
  readonly body: unknown;
  /** How long it waits for the answer of another with its key, before it is refused for now; 10 s by default. */
  readonly waitMs?: number | undefined;
}

/**
 * Runs a call that costs money once per key: the first answer, refusals included, is stored and replayed.
 * Another body with the same key is refused (422). While the first request runs, others with its key wait for its
 * answer, and are told (409) when that takes too long.
 * A failure of ours is not stored, nor is a limit (429): the customer may try again.
 */
export async function onlyOnce(db: Database, request: KeyedRequest, run: () => Promise<Answer>): Promise<Answer> {
  const key = checkedKey(request.key);
  const { waitMs = WAIT_MS } = request;
  const body_hash = createHash('sha256').update(canonical(request.body)).digest('hex');
  const { answers: here, heartbeat } = runningIn(db);
  const name = JSON.stringify([request.scope, key, body_hash]);
  const first = here.get(name);
  const shared = first && (await Promise.race([first.catch(() => undefined), sleep(waitMs, undefined, { ref: false })]));
  if (shared) return shared;
  const own = runOnce(db, { scope: request.scope, key, body_hash, waitMs }, () => heartbeat.during({ scope: request.scope, key }, run));
  if (!here.has(name)) {
    here.set(name, own);
    own.catch(() => undefined).finally(() => here.delete(name));
  }
  return own;
}

interface RunningHere {
  /** Those who repeat a request of this process wait here, and ask no database. */
  readonly answers: Map<string, Promise<Answer>>;
  readonly heartbeat: Heartbeat;
}

/** Requests of this process that are being answered. */
function runningIn(db: Database): RunningHere {
  const known: RunningHere = running.get(db) ?? { answers: new Map(), heartbeat: new Heartbeat(db) };
  running.set(db, known);
  return known;
}

const running = new WeakMap<Database, RunningHere>();

async function runOnce(db: Database, request: StoredRequest & Timeouts, run: () => Promise<Answer>): Promise<Answer> {
  const { scope, key } = request;
  if (!(await begin(db, request))) {
    const stored = await awaitReplay(db, request);
    if (stored) return stored;
  }
  const answer = await run().catch(async (error: unknown) => {
    if (error instanceof HttpProblem && error.status < 500 && error.status !== 429) return { status: error.status, body: error.problem };
    await db.deleteFrom('idempotency').where('scope', '=', scope).where('key', '=', key).where('status', 'is', null).execute();
    throw error;
  });
  await db
    .updateTable('idempotency')
    .set({ status: answer.status, answer: JSON.stringify(answer.body) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
  return answer;
}

/** True for the one request that is first with its key. */
async function begin(db: Database, { scope, key, body_hash }: StoredRequest): Promise<boolean> {
  const begun = await db
    .insertInto('idempotency')
    .values({ scope, key, body_hash, status: null, answer: null })
    .onConflict((keys) => keys.doNothing())
    .executeTakeFirst();
  return begun.numInsertedOrUpdatedRows === 1n;
}

interface StoredRequest {
  readonly scope: string;
  readonly key: string;
  readonly body_hash: string;
}

interface Timeouts {
  readonly waitMs: number;
}

/** Looks again, less and less often at first, until the first request has answered. */
async function awaitReplay(db: Database, { waitMs, ...request }: StoredRequest & Timeouts): Promise<Answer | undefined> {
  const until = Date.now() + waitMs;
  for (let pause = FIRST_LOOK_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    const replay = await replayed(db, request);
    if (replay !== 'running') return replay;
    if (Date.now() + pause > until) throw conflict('IDEMPOTENCY_IN_FLIGHT', 'A request with this Idempotency-Key is still running.');
    await sleep(pause);
  }
}

/** The stored answer; undefined when a lost request was taken over, or the first one failed and may be repeated. */
async function replayed(db: Database, { scope, key, body_hash }: StoredRequest): Promise<Answer | 'running' | undefined> {
  const stored = await db.selectFrom('idempotency').selectAll().where('scope', '=', scope).where('key', '=', key).executeTakeFirst();
  if (!stored) return (await begin(db, { scope, key, body_hash })) ? undefined : 'running';
  if (stored.body_hash !== body_hash)
    throw new HttpProblem(422, {
      code: 'IDEMPOTENCY_KEY_REUSED',
      message: 'This Idempotency-Key was used with another request.',
      field: 'Idempotency-Key',
    });
  if (stored.status !== null) return { status: stored.status, body: stored.answer };
  const takenOver = await db
    .updateTable('idempotency')
    .set({ created_at: sql<Date>`now()` })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('status', 'is', null)
    .where('created_at', '<', sql<Date>`now() - make_interval(secs => ${LOST_AFTER_SECONDS})`)
    .executeTakeFirst();
  return takenOver.numUpdatedRows === 1n ? undefined : 'running';
}

function checkedKey(key: string | undefined): string {
  if (!key || key.length > 200) throw invalidField('Idempotency-Key', 'The header Idempotency-Key is needed, 1 to 200 characters.');
  return key;
}

/** The same text for the same content, whatever the order of its keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`).join(',')}}`;
}
