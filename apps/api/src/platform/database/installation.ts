import type { ShopEnv } from '@shop/contracts/settings';
import { CompiledQuery } from 'kysely';
import type { Database } from './database.ts';

/** Runs a statement with its values, `$1` on, and returns the rows. */
export type Run = (text: string, values?: readonly unknown[]) => Promise<readonly Record<string, unknown>[]>;

/** Advisory lock of the process that writes or exchanges a whole catalogue: one process at a time. */
export const CATALOGUE_LOCK = 4_200_002;

/** A database of the other kind of shop, or of something else: nothing of it was changed. */
export class WrongInstallation extends Error {}

/** What a database is marked as; undefined for one that no shop has started on. */
export async function installedAs(run: Run): Promise<ShopEnv | undefined> {
  const [row] = await run('select kind from installation');
  return row?.kind as ShopEnv | undefined;
}

/**
 * Marks a database at its first start, and refuses one of the other kind. One that was filled before there was a mark
 * counts as what it holds: the demo catalogue, or an operator's.
 * @throws {WrongInstallation}
 */
export async function markInstallation(run: Run, shopEnv: ShopEnv): Promise<void> {
  const marked = (await installedAs(run)) ?? (await kindOfData(run)) ?? shopEnv;
  if (marked !== shopEnv) throw new WrongInstallation(REFUSALS[shopEnv]);
  await run('insert into installation (kind) values ($1) on conflict do nothing', [shopEnv]);
  // Another process may have marked it in the same moment.
  if ((await installedAs(run)) !== shopEnv) throw new WrongInstallation(REFUSALS[shopEnv]);
}

/**
 * Refuses, before anything is written, the database of the other kind of shop and one that holds tables of something else.
 * @throws {WrongInstallation}
 */
export async function refuseOther(run: Run, shopEnv: ShopEnv): Promise<void> {
  const tables = await tablesOf(run);
  if (!(await isOurs(run, tables))) {
    const foreign = tables.filter((name) => name !== 'schema_migration');
    if (foreign.length) throw new WrongInstallation(foreignTables(foreign));
    return;
  }
  const marked = tables.includes('installation') ? await installedAs(run) : undefined;
  const kind = marked ?? (tables.includes('catalogue_seed') ? await kindOfData(run) : undefined);
  if (kind && kind !== shopEnv) throw new WrongInstallation(REFUSALS[shopEnv]);
}

/** Tables of the schema that this connection works in, without those of PostgreSQL's extensions. */
async function tablesOf(run: Run): Promise<string[]> {
  const rows = await run(`select relname::text as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
      and not exists (select 1 from pg_depend where objid = pg_class.oid and deptype = 'e')
    order by relname`);
  return rows.map(({ name }) => String(name));
}

/** The first migration makes its tables and its entry in one transaction. */
async function isOurs(run: Run, tables: readonly string[]): Promise<boolean> {
  if (!tables.includes('schema_migration')) return false;
  const columns = await run(
    `select 1 from pg_attribute where attrelid = 'schema_migration'::regclass and attname = 'name' and not attisdropped`,
  );
  if (!columns.length) return false;
  return (await run(`select 1 from schema_migration where name::text = '0001-shop'`)).length > 0;
}

function foreignTables(names: readonly string[]): string {
  const some = names.slice(0, 3).join(', ') + (names.length > 3 ? ', …' : '');
  return `The database of DATABASE_URL holds tables of something else (${some}): name an empty database.`;
}

/** How to run a statement on a database that is open already. */
export function runOn(db: Database): Run {
  return async (text, values = []) => (await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [...values]))).rows;
}

const REFUSALS: Readonly<Record<ShopEnv, string>> = {
  demo: 'The database of DATABASE_URL belongs to a shop in production and SHOP_ENV is demo: name another database, or set SHOP_ENV=production.',
  production:
    'The database of DATABASE_URL belongs to a demonstration, with vouchers that anybody can spend, and SHOP_ENV is production: name an empty database, or set SHOP_ENV=demo.',
};

async function kindOfData(run: Run): Promise<ShopEnv | undefined> {
  const rows = await run('select fingerprint from catalogue_seed');
  if (rows.some(({ fingerprint }) => fingerprint === 'operator')) return 'production';
  return rows.length ? 'demo' : undefined;
}
