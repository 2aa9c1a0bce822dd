import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import pg from 'pg';
import { prepareDatabase } from '../start/prepare-database.ts';
import { exportCatalogue } from '../operator/export-catalogue.ts';
import { importCatalogue } from '../operator/import-catalogue.ts';

interface Filled {
  /** The shop that is opened; its schema is there, and nothing else. */
  readonly url: string;
  /** A database that may be filled with the demonstration. */
  readonly demoUrl: string;
  readonly file: string;
}

/**
 * A catalogue as an operator brings one, by export and import: the demonstration's own cannot be put into a shop that sells.
 * Its size is CATALOGUE_HOTELS. Page texts are taken along.
 */
export async function fillShop({ url, demoUrl, file }: Filled): Promise<void> {
  await prepareDatabase(demoUrl, { log: () => undefined });
  const demo = new pg.Client({ connectionString: demoUrl });
  const shop = new pg.Client({ connectionString: url });
  await Promise.all([demo.connect(), shop.connect()]);
  try {
    const out = createWriteStream(file);
    await once(out, 'open');
    await exportCatalogue(demo, out);
    out.end();
    await once(out, 'finish');
    const report = await importCatalogue(shop, { file, skipsBad: false });
    if (report.kind !== 'swapped') throw new Error(`The catalogue was refused: ${report.reason ?? JSON.stringify(report.bad)}`);
    const { rows } = await demo.query<{ key: string; locale: string; body: unknown }>('select key, locale, body from content');
    await shop.query(
      `insert into content (key, locale, body) select key, locale, body from jsonb_to_recordset($1::jsonb) as r (key text, locale text, body jsonb)
       on conflict (key, locale) do nothing`,
      [JSON.stringify(rows)],
    );
  } finally {
    await Promise.all([demo.end(), shop.end()]);
  }
}
