import type { Database } from '../../platform/database/index.ts';

/** Blocks an account from a moment on, or opens it again. */
export async function setBlocked(trx: Database, accountId: string, at: Date | null): Promise<void> {
  await trx.updateTable('account').set({ blocked_at: at }).where('id', '=', accountId).execute();
}
