import { PROMOTED_BOXES, PROMOTED_STAYS, promoteGifts } from '../../gifts/promotions/index.ts';
import type { Run } from '../../platform/database/index.ts';
import { PROMOTED_ACTIVITIES } from './promoted-activities.ts';

/** Gives boxes, stays as gifts and activities the prices of `today` (`yyyy-MM-dd`), as the jobs do, for tools that fill a database. */
export async function promoteAllGifts(run: Run, today: string): Promise<void> {
  for (const gifts of [PROMOTED_BOXES, PROMOTED_STAYS, PROMOTED_ACTIVITIES]) await promoteGifts(run, { gifts, today });
}
