import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writtenShopOfFile } from './routes/a-written-shop.test-utils.ts';
import { openDatabase } from '../platform/database/database.ts';
import { databaseFaultProxy } from '../testing/database-fault-proxy.ts';
import { otherOffers } from '../testing/offers/open-offers.ts';
import { ContentIndex } from './content-index.ts';
import { sql } from 'kysely';

const shop = writtenShopOfFile();
/** Short for the database that hangs; while it should answer, a slow machine may need another try. */
const DEADLINES = { connectMs: 600, statementMs: 500 };

test('pages have their content while the database hangs, and a change of it once the database is back', async () => {
  const proxy = await databaseFaultProxy(shop.databaseUrl);
  const db = openDatabase(proxy.url, 1, DEADLINES);
  const content = await eventually(() => ContentIndex.load(db));
  const app = await otherOffers(shop, { db, content, dataDirectory: await mkdtemp(join(tmpdir(), 'shop-')) });
  const titleOf = async () => (await app.inject('/api/cms/homepage?locale=fr_FR')).json().booking?.jumbotron.title as string;
  try {
    proxy.set('hangs');
    for (const call of ['cms/announcementBanner', 'content/menu', 'content/promoBar', 'content/giftBlock'])
      expect([call, (await app.inject(`/gateway/${call}?locale=fr_FR`)).statusCode]).toEqual([call, 200]);
    expect((await app.inject('/gateway/content-boxes-block/fr_fr')).statusCode).toBe(200);
    expect(await titleOf()).toBe('Séjours');
    await expect(content.refresh()).rejects.toThrow();
    expect(await titleOf()).toBe('Séjours');
    proxy.set('answers');
    await rename('Nouveau');
    await eventually(() => content.refresh());
    expect(await titleOf()).toBe('Nouveau');
  } finally {
    await rename('Séjours');
    await app.close();
    await db.destroy();
    await proxy.close();
  }
});

async function rename(title: string): Promise<void> {
  const row = await shop.db
    .selectFrom('content_entry')
    .select('body')
    .where('kind', '=', 'homepage')
    .where('key', '=', 'booking')
    .executeTakeFirstOrThrow();
  const body = row.body as { jumbotron: object };
  await shop.db
    .updateTable('content_entry')
    .set({ body: JSON.stringify({ ...body, jumbotron: { ...body.jumbotron, title } }), updated_at: sql`now()` })
    .where('kind', '=', 'homepage')
    .where('key', '=', 'booking')
    .execute();
}

/** The connection that hung is thrown away by its own deadline first. */
async function eventually<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; attempt < 20; attempt++) {
    try {
      return await work();
    } catch {
      continue;
    }
  }
  return work();
}
