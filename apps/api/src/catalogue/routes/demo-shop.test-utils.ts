import type { TestDatabase } from '@shop/testing';
import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { openShop, type OpenShop } from '../../testing/open-shop.ts';
import { shopDatabase } from '../../testing/shop-database.test-utils.ts';

export interface DemoShop {
  readonly shop: OpenShop;
  /** The answer to an address, when it is well and fits its schema. */
  get<Answer>(schema: TSchema, url: string): Promise<Answer>;
  close(): Promise<void>;
}

const NOW = '2030-06-05T10:00:00Z';

/** A shop with the seeded demo catalogue of some hotels. */
export async function openDemoShop(hotels: number): Promise<DemoShop> {
  const database: TestDatabase = await shopDatabase();
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    SHOP_ENV: 'demo',
    SHOP_NOW: NOW,
    CATALOGUE_HOTELS: String(hotels),
    NODE_OPTIONS: '',
  };
  await promisify(execFile)(process.execPath, [resolve('tools/catalogue/seed.ts')], { env });
  const dataDirectory = await mkdtemp(join(tmpdir(), 'shop-'));
  const shop = await openShop({ ...database, catalogue: {}, now: new Date(NOW), dataDirectory });
  return {
    shop,
    async get<Answer>(schema: TSchema, url: string): Promise<Answer> {
      const answer = await shop.app.inject(url);
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
      const body: unknown = answer.json();
      if (!Check(schema, body)) throw new Error(`${url}: ${JSON.stringify([...Errors(schema, body)].slice(0, 3))}`);
      return body as Answer;
    },
    async close() {
      await shop.close();
      await database.close();
    },
  };
}
