import type { Database } from '@shop/api/database';
import { DatabaseClock } from '@shop/api/database-clock';
import { fail, ok, warn, type Finding } from './finding.ts';

const WARN_MS = 2_000;
/** Signed webhooks and sign-ins of customer care are refused beyond some minutes. */
const FAIL_MS = 60_000;

/** This machine's clock against the database's, which decides what has expired. */
export async function checkClock(db: Database, machine: () => number = Date.now): Promise<Finding> {
  const clock = await DatabaseClock.open(db, { machine });
  const skewMs = Math.round(clock.skewMs);
  if (Math.abs(skewMs) <= WARN_MS) return ok('clock', `${Math.abs(skewMs)} ms from the database's`);
  const says = `this machine is ${(Math.abs(skewMs) / 1000).toFixed(1)} s ${skewMs > 0 ? 'ahead of' : 'behind'} the database`;
  const todo = 'let a time service (chrony, systemd-timesyncd) run on both machines';
  return Math.abs(skewMs) > FAIL_MS ? fail('clock', says, todo) : warn('clock', says, todo);
}
