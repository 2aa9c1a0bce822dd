import type { TaxSettings } from '@shop/domain';
import { sql, type Kysely } from 'kysely';
import type { Database, Tables } from '../platform/database/index.ts';

/** Who sells: what stands on every invoice, and the operator's tax settings. */
export interface Seller {
  readonly name: string;
  readonly address: { readonly line: string; readonly postalCode: string; readonly city: string; readonly country: string };
  /** Trade register and number, e.g. `RCS Paris 123 456 782`; `registerId` alone is the number. */
  readonly register: string;
  readonly registerId: string;
  readonly vatNumber: string;
  readonly email: string;
  readonly phone: string;
  readonly tax: TaxSettings;
}

const PUBLISH_LOCK = 4_200_013;

/** Makes the seller of this process that of the shop: the ledger reads it where money moves, so that all processes tax alike. */
export async function publishSeller(db: Database, seller: Seller): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${PUBLISH_LOCK})`.execute(trx);
    await sql`
      insert into seller_profile (body) select ${JSON.stringify(seller)}::jsonb
      where ${JSON.stringify(seller)}::jsonb is distinct from (select body from seller_profile order by id desc limit 1)`.execute(trx);
  });
}

export async function readSeller(db: Kysely<Tables>): Promise<Seller> {
  const row = await db.selectFrom('seller_profile').select('body').orderBy('id', 'desc').limit(1).executeTakeFirst();
  if (!row) throw new Error('No seller is known to this database: start an API process with SELLER_FILE, which publishes it.');
  return row.body as Seller;
}
