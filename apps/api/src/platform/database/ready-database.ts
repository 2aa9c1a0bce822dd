import type { ShopEnv } from '@shop/contracts/settings';
import { openDatabase } from './database.ts';
import { markInstallation, refuseOther, runOn } from './installation.ts';
import { migrate, missingMigrations, type RetryPolicy } from './migrate.ts';

/** A database that lacks what this version of the shop reads. */
export class MissingMigrations extends Error {}

/**
 * What a process does before it works on its database: a demonstration brings it up to date, production asks that
 * `npm run migrate` has. Both refuse the database of the other kind of shop.
 * @throws {MissingMigrations | WrongInstallation}
 */
export async function readyDatabase(url: string, shopEnv: ShopEnv): Promise<void> {
  if (shopEnv === 'demo') return void (await installDatabase(url, shopEnv));
  const db = openDatabase(url, 1);
  try {
    await refuseOther(runOn(db), shopEnv);
    const missing = await missingMigrations(db);
    if (missing.length)
      throw new MissingMigrations(
        `The database of DATABASE_URL lacks ${missing.length} migrations (${missing.join(', ')}): run "npm run migrate" once, then start again.`,
      );
    await markInstallation(runOn(db), shopEnv);
  } finally {
    await db.destroy();
  }
}

/**
 * Brings a database up to date and marks it; returns the migrations that ran.
 * @throws {WrongInstallation} before anything is written.
 */
export async function installDatabase(url: string, shopEnv: ShopEnv, policy: Partial<RetryPolicy> = {}): Promise<string[]> {
  const db = openDatabase(url, 1);
  try {
    await refuseOther(runOn(db), shopEnv);
    const ran = await migrate(db, policy);
    await markInstallation(runOn(db), shopEnv);
    return ran;
  } finally {
    await db.destroy();
  }
}
