import type { FastifyInstance } from 'fastify';
import { buildApp, type Shop } from '../app/app.ts';
import { TestProvider } from '../payments/test-provider.ts';
import type { CallSchemas } from '../platform/http/index.ts';
import type { OpenShop } from './open-shop.ts';
import { LONG_DEADLINES, settingsForTests } from './settings-for-tests.ts';

/** Another API process over the same shop, with what a test wants to be different. */
export function otherProcess(
  { db, index, content, outbox, time }: OpenShop,
  change: Partial<Shop> & { dataDirectory: string },
  schemas?: CallSchemas,
): Promise<FastifyInstance> {
  const { dataDirectory, ...different } = change;
  return buildApp(
    {
      db,
      index,
      content,
      clock: () => time.now,
      pictures: { get: () => Promise.resolve(undefined) },
      settings: settingsForTests(dataDirectory),
      psp: new TestProvider(different.db ?? db, 0),
      testProvider: new TestProvider(different.db ?? db, 0),
      outbox,
      sender: { shopName: 'Test shop', publicOrigin: 'http://shop.test' },
      deadlines: LONG_DEADLINES,
      ...different,
    },
    undefined,
    schemas,
  );
}
