import { scaledDeadline } from '@shop/contracts/settings';
import { DatabaseUnresponsive, isDatabaseUnavailable } from '../http/database-unavailable.ts';
import type { Database } from './database.ts';

/** How long the database is waited for where an older answer is known. */
const TIMEOUT_MS = 250;
/** The same where nothing is known: a page cannot do without, and a visitor does not wait longer. */
const DEADLINE_MS = 2_000;
/** Once it has not answered, nobody waits for it for so long: what is known is told at once, what is not is refused at once. */
const AWAY_MS = 1_000;
const LATE = Symbol('late');

/** Until when nobody waits, by database: with an older answer, and without one. */
const awayUntil = { known: new WeakMap<Database, number>(), unknown: new WeakMap<Database, number>() };

/**
 * What the database says; while it does not answer, what is known from before. Without that the caller waits some time, and
 * is told of the trouble. A mistake in a statement is never covered up.
 */
export async function orKnown<T>(db: Database, read: () => Promise<T>, known: (() => T) | undefined): Promise<T> {
  const until = known ? awayUntil.known : awayUntil.unknown;
  const otherwise = known ?? unresponsive;
  if (performance.now() < (until.get(db) ?? 0)) return otherwise();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof LATE>((done) => (timer = setTimeout(done, scaledDeadline(known ? TIMEOUT_MS : DEADLINE_MS), LATE)));
  const reading = read();
  try {
    const answer = await Promise.race([reading, late]);
    if (answer !== LATE) return answer;
    reading.catch(() => undefined);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
  } finally {
    clearTimeout(timer);
  }
  until.set(db, performance.now() + AWAY_MS);
  return otherwise();
}

function unresponsive(): never {
  throw new DatabaseUnresponsive();
}
