import type { Database } from '@shop/api/database';
import { installedAs, runOn } from '@shop/api/installation';
import { missingMigrations } from '@shop/api/migrate';
import type { ShopEnv } from '@shop/contracts/settings';
import { fail, ok, type Finding } from './finding.ts';

export async function checkMigrations(db: Database): Promise<Finding> {
  const missing = await missingMigrations(db);
  if (missing.length === 0) return ok('migrations', 'none is missing');
  return fail('migrations', `${missing.length} are missing: ${missing.join(', ')}`, 'run "npm run migrate"');
}

/** A demonstration and a shop in production never share a database. */
export async function checkInstallation(db: Database, shopEnv: ShopEnv): Promise<Finding> {
  const kind = await installedAs(runOn(db));
  if (kind === shopEnv) return ok('installation', `the database is marked as ${kind}`);
  if (!kind) return fail('installation', 'the database is not marked', `run "npm run migrate" with SHOP_ENV=${shopEnv}`);
  return fail(
    'installation',
    `the database is marked as ${kind} and SHOP_ENV is ${shopEnv}`,
    'name the right database in DATABASE_URL, or correct SHOP_ENV',
  );
}
