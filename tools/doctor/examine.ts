import { openDatabase, type Database } from '@shop/api/database';
import type { Environment, ShopEnv } from '@shop/contracts/settings';
import { checkClock } from './check-clock.ts';
import { checkReachable, checkRole, checkVersion } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkLedger } from './check-ledger.ts';
import { checkIndexing } from './check-indexing.ts';
import { checkOrigin } from './check-origin.ts';
import { checkMail } from './check-mail.ts';
import { checkOutbox } from './check-outbox.ts';
import { checkPartners } from './check-partners.ts';
import { checkProvider } from './check-provider.ts';
import { checkReadiness } from './check-readiness.ts';
import { checkInstallation, checkMigrations } from './check-schema.ts';
import { checkSettings, readSettings } from './check-settings.ts';
import { checkStripe } from './check-stripe.ts';
import { checked, type Finding } from './finding.ts';

const TIMEOUTS = { connectMs: 5_000, statementMs: 30_000 };

/** Processes to ask; without, those that the settings name. */
export interface Requested {
  readonly apis?: readonly string[] | undefined;
  readonly shells?: readonly string[] | undefined;
}

/** Looks at a running installation and changes nothing of it. What depends on something that fails is not asked. */
export async function examine(env: Environment, { apis, shells }: Requested = {}): Promise<Finding[]> {
  const read = readSettings(env);
  const { api, shell, settings } = read;
  const hasAddress = Boolean(api.databaseUrl) && !settings.problems.has('DATABASE_URL');
  return [
    ...checkSettings(read),
    ...(settings.problems.has('PUBLIC_ORIGIN') ? [] : [checkOrigin(api)]),
    ...(settings.problems.has('SHOP_TOGGLES') ? [] : [checkIndexing(api)]),
    ...(settings.problems.has('PSP') ? [] : [checkProvider(api)]),
    ...([...settings.problems.keys()].some((name) => name.startsWith('STRIPE_') || name === 'PUBLIC_ORIGIN') ? [] : await checkStripe(api)),
    ...(settings.problems.has('SMTP_URL') ? [] : await checkMail(api)),
    ...(hasAddress ? await examineDatabase(api.databaseUrl, settings.shopEnv) : []),
    ...(await Promise.all((apis ?? [shell.apiAddress]).map((address) => checkReadiness('api', address)))),
    ...(await Promise.all((shells ?? [`http://127.0.0.1:${shell.port}`]).map((address) => checkReadiness('shell', address)))),
    await checkDisk(api.dataDirectory),
  ];
}

async function examineDatabase(url: string, shopEnv: ShopEnv): Promise<Finding[]> {
  const db = openDatabase(url, 1, TIMEOUTS);
  try {
    const reachable = await checkReachable(db);
    if (reachable.state === 'fail') return [reachable];
    const migrations = await checked('migrations', () => checkMigrations(db));
    return [
      reachable,
      await checked('database version', () => checkVersion(db)),
      ...(shopEnv === 'production' ? [await checked('database role', () => checkRole(db))] : []),
      await checked('clock', () => checkClock(db)),
      migrations,
      ...(migrations.state === 'ok' ? await examineShop(db, shopEnv) : []),
    ];
  } finally {
    await db.destroy();
  }
}

async function examineShop(db: Database, shopEnv: ShopEnv): Promise<Finding[]> {
  return [
    await checked('installation', () => checkInstallation(db, shopEnv)),
    await checked('outbox', () => checkOutbox(db)),
    await checked('ledger', () => checkLedger(db)),
    ...(shopEnv === 'production' ? [await checked('delivery partners', () => checkPartners(db))] : []),
  ];
}
