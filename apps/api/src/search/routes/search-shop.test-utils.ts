import type { Database } from '../../platform/database/database.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { answerProblems } from '../../platform/http/problem.ts';
import { ShopIndex } from '../../availability/shop-index.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { facetRoutes } from './facet-routes.ts';
import { offerRoutes } from './offer-routes.ts';
import { placeRoutes } from './place-routes.ts';

type Row = Record<string, unknown>;

/** The calls of search on a database with the given rows, by table. */
export interface OpenSearch {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly index: ShopIndex;
  readonly time: { now: Date };
  close(): Promise<void>;
}

export async function openSearch({
  url,
  pool,
  now,
  rows,
}: {
  url: string;
  pool: number;
  now: Date;
  rows: Readonly<Record<string, readonly Row[]>>;
}): Promise<OpenSearch> {
  const db = openDatabase(url, pool);
  for (const [table, list] of Object.entries(rows)) await insert(db, table, list);
  const time = { now };
  const clock = () => time.now;
  const index = await ShopIndex.load(db, clock);
  const app = Fastify();
  answerProblems(app);
  const shop = { db, index, clock };
  placeRoutes(app, shop);
  offerRoutes(app, shop);
  facetRoutes(app, shop);
  return {
    app,
    db,
    index,
    time,
    async close() {
      await app.close();
      await index.stop();
      await db.destroy();
    },
  };
}

async function insert(db: Database, table: string, rows: readonly Row[]): Promise<void> {
  for (const row of rows) {
    const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)`.execute(db);
  }
}
