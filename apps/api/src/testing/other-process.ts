import type { FastifyInstance } from 'fastify';
import { buildApp, type AppOptions, type Shop } from '../app/app.ts';
import { MODULES } from '../app/modules.ts';
import { TestProvider } from '../payments/test-provider.ts';
import type { OpenShop } from './open-shop.ts';
import { LONG_DEADLINES, settingsForTests } from './settings-for-tests.ts';

/** What a test wants to be different. */
type Change = Partial<Shop> & Pick<AppOptions, 'schemas'> & { readonly dataDirectory: string };

/** Another API process over the same shop. */
export function otherProcess({ db, index, content, outbox, time }: OpenShop, change: Change): Promise<FastifyInstance> {
  const { dataDirectory, schemas, ...different } = change;
  const shop: Shop = {
    db,
    index,
    content,
    clock: () => time.now,
    pictures: { get: () => Promise.resolve(undefined) },
    settings: settingsForTests(dataDirectory),
    psp: new TestProvider(different.db ?? db, 0),
    testProvider: new TestProvider(different.db ?? db, 0),
    outbox,
    sender: { shopName: 'Test shop', publicOrigin: 'http://shop.test', preferencesKey: 'key' },
    deadlines: LONG_DEADLINES,
    ...different,
  };
  return buildApp(shop, { modules: MODULES, schemas });
}
