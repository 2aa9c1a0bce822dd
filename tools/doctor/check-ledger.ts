import type { Database } from '@shop/api/database';
import { findAllImbalances } from '@shop/api/find-imbalances';
import { fail, ok, type Finding } from './finding.ts';

const LISTED = 100;

/** Every order and gift counted again against the ledger. */
export async function checkLedger(db: Database): Promise<Finding> {
  const wrong = await findAllImbalances(db, { limit: LISTED });
  if (wrong.length === 0) return ok('ledger', 'every order agrees with its payments');
  const subjects = [...new Set(wrong.map(({ subject }) => subject))];
  const count = wrong.length === LISTED ? `${LISTED} or more` : String(wrong.length);
  return fail(
    'ledger',
    `${count} do not balance: ${subjects.slice(0, 3).join(', ')}${subjects.length > 3 ? ' ...' : ''}`,
    'run "npm run ledger -- balance", then "npm run ledger -- show ORDER" for each',
  );
}
