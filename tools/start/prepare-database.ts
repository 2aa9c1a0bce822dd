import { installDatabase } from '@shop/api/ready-database';
import { seed } from '../catalogue/seed.ts';

interface Requested {
  /** The first day of the catalogue, `2030-06-05`; the machine's own where it is left out. */
  readonly today?: string;
  /** CATALOGUE_HOTELS, or 2,000, where it is left out. */
  readonly hotels?: number;
  readonly log: (line: string) => void;
}

/** Brings the schema of a demonstration up to date and lays the demo catalogue in, unless both are there already. */
export async function prepareDatabase(url: string, requested: Requested): Promise<void> {
  const { today = new Date().toISOString().slice(0, 10), hotels = Number(process.env.CATALOGUE_HOTELS ?? 2_000), log } = requested;
  await installDatabase(url, 'demo');
  await seed(url, { today, hotels, log });
}
