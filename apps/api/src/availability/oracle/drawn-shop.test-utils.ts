import { aHotel, aPlace, aRoom, aStay } from '@shop/testing';
import { sql } from 'kysely';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import { SeededRandom, drawnCatalogue } from './drawn-catalogue.test-utils.ts';
import { shopDatabase } from '../../testing/shop-database.test-utils.ts';

export const NOW = new Date('2030-06-05T10:00:00Z');
export const FIRST_DAY = '2030-06-05';

export interface DrawnShop {
  readonly db: Database;
  close(): Promise<void>;
}

/** A database with the drawn catalogue; always the same. */
export async function openDrawnShop(): Promise<DrawnShop> {
  const database = await shopDatabase();
  const db = openDatabase(database.url, database.pool);
  for (const [table, rows] of Object.entries(drawnCatalogue(new SeededRandom(2030), { aHotel, aPlace, aRoom, aStay }))) {
    const columns = sql.join(Object.keys(rows[0]!).map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(db);
  }
  return {
    db,
    async close() {
      await db.destroy();
      await database.close();
    },
  };
}
