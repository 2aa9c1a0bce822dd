import { smallCatalogue, type TestDatabase } from '@shop/testing';
import { checkoutClient } from './checkout-client.ts';
import { ofFile, TODAY } from './of-file.test-utils.ts';
import { openShop, type Opening, type OpenShop } from './open-shop.ts';

export { setBack, TODAY } from './of-file.test-utils.ts';

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
  return ofFile(now, async ({ database, dataDirectory }) => {
    const opened = await openShop({ ...opening, ...database, now, catalogue, dataDirectory });
    return { ...opened, dataDirectory, databaseUrl: database.url, engine: database.engine, checkout: checkoutClient(opened.app) };
  });
}
