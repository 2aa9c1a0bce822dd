import { setPatience } from '@shop/contracts/settings';
import type { TestDatabase } from '@shop/testing';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shopDatabase } from './shop-database.test-utils.ts';

export const TODAY = new Date('2030-06-01T10:00:00Z');

/** So slow may a database be on a busy machine before the answer of before stands for the one that is read. */
const PATIENCE = 10;

/** Where what a file opens finds its database and keeps its files. */
export interface PlaceOfFile {
  /** Where the shop keeps its files. */
  readonly dataDirectory: string;
  readonly database: TestDatabase;
}

interface Opened {
  readonly time: { now: Date };
  /** Ends once the rounds of jobs that a sale or a test has triggered are over. */
  readonly idle?: () => Promise<void>;
  close(): Promise<void>;
}

/** What all tests of a file have opened, on a database of its own; each of them begins at the same moment. */
export function ofFile<Shop extends Opened>(now: Date, open: (place: PlaceOfFile) => Promise<Shop>): Shop {
  const shop = {} as Shop;
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    setPatience(PATIENCE);
    database = await shopDatabase();
    Object.assign(shop, await open({ database, dataDirectory: await mkdtemp(join(tmpdir(), 'shop-')) }));
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
export async function setBack(shop: Pick<Opened, 'idle' | 'time'>, now: Date): Promise<void> {
  await shop.idle?.();
  shop.time.now = now;
}
