import { openDatabase } from '@shop/api/database';
import { migrate } from '@shop/api/migrate';
import { seed } from '../catalogue/seed.ts';

/** Brings the schema up to date and lays the demo catalogue in, unless both are there already. */
export async function prepareDatabase(url: string, log: (line: string) => void): Promise<void> {
  await bringUpToDate(url);
  await seed(url, { today: new Date().toISOString().slice(0, 10), hotels: Number(process.env.CATALOGUE_HOTELS ?? 2_000), log });
}

export async function bringUpToDate(url: string): Promise<void> {
  const db = openDatabase(url, 1);
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}
