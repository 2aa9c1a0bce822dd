import { installDatabase } from '@shop/api/ready-database';
import { seed } from '../catalogue/seed.ts';

/** Brings the schema of a demonstration up to date and lays the demo catalogue in, unless both are there already. */
export async function prepareDatabase(url: string, log: (line: string) => void): Promise<void> {
  await installDatabase(url, 'demo');
  await seed(url, { today: new Date().toISOString().slice(0, 10), hotels: Number(process.env.CATALOGUE_HOTELS ?? 2_000), log });
}
