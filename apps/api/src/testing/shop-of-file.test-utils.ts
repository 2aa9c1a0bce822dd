import { setPatience } from '@shop/contracts/settings';
import { smallCatalogue, type TestDatabase } from '@shop/testing';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkoutClient } from './checkout-client.ts';
import { openShop, type Opening, type OpenShop } from './open-shop.ts';
import { shopDatabase } from './shop-database.test-utils.ts';

export const TODAY = new Date('2030-06-01T10:00:00Z');

/** So slow may a database be on a busy machine before the answer of before stands for the one that is read. */
const PATIENCE = 10;

export interface ShopOfFile extends OpenShop {
  /** The calls of a customer who buys. */
  readonly checkout: ReturnType<typeof checkoutClient>;
  /** Where the shop keeps its files. */
  readonly dataDirectory: string;
  readonly databaseUrl: string;
  /** The embedded one runs one transaction at a time. */
  readonly engine: TestDatabase['engine'];
}

/** The shop of all tests of a file, on a database of its own; each of them begins at the same moment, {@link TODAY} by default. */
export function shopOfFile(opening: Partial<Omit<Opening, 'url' | 'pool' | 'dataDirectory'>> = {}): ShopOfFile {
  const { now = TODAY, catalogue = smallCatalogue() } = opening;
  const shop = {} as ShopOfFile;
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    setPatience(PATIENCE);
    database = await shopDatabase();
    const dataDirectory = await mkdtemp(join(tmpdir(), 'shop-'));
    const opened = await openShop({ ...opening, ...database, now, catalogue, dataDirectory });
    Object.assign(shop, opened, {
      dataDirectory,
      databaseUrl: database.url,
      engine: database.engine,
      checkout: checkoutClient(opened.app),
    });
  });
  beforeEach(() => setBack(shop, now));
  afterAll(async () => {
    setPatience(1);
    await shop.close?.();
    await database?.close();
  });
  return shop;
}

/** Sets the clock back for the next test. A round of jobs goes by the day on which it began: it would expire what that test orders. */
export async function setBack(shop: Pick<OpenShop, 'idle' | 'time'>, now: Date): Promise<void> {
  await shop.idle();
  shop.time.now = now;
}
