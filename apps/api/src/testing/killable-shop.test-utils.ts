import { smallCatalogue } from '@shop/testing';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkoutClient } from './checkout-client.ts';
import { crashingProcess } from './crashing-process.ts';
import { openShop } from './open-shop.ts';
import { shopDatabase } from './shop-database.test-utils.ts';
import { otherProcess } from './other-process.ts';
import { sql } from 'kysely';

/** Rooms of each night. */
export const STOCK = 1_000;

/** A shop of several processes, one of which crashes. */
export async function killableShop() {
  const database = await shopDatabase();
  const dataDirectory = await mkdtemp(join(tmpdir(), 'shop-'));
  const catalogue = smallCatalogue({ stock: STOCK });
  const shop = await openShop({ ...database, now: new Date('2030-06-01T10:00:00Z'), dataDirectory, catalogue });
  const crashing = await crashingProcess(shop, dataDirectory);
  const bystander = await otherProcess(shop, { dataDirectory, outbox: { runOnce: () => Promise.resolve(0) } });

  /**
   * Crashes one run after another, each a step later, until one reaches its end, so that every step is once the last.
   * Returns the number of crashes.
   */
  const crashAtEveryStep = async (check: (crashesAt: number) => Promise<void>): Promise<number> => {
    for (let crashesAt = 1; ; crashesAt++) {
      crashing.crashAt(crashesAt);
      await check(crashesAt);
      if (!crashing.hasCrashed()) return crashesAt - 1;
    }
  };

  return {
    ...shop,
    /** The process that goes on, and completes what others leave. */
    checkout: checkoutClient(shop.app),
    /** The process that crashes. */
    crashing: checkoutClient(crashing),
    /** A process that leaves the outbox to others, so that nobody finishes an order before the process that crashes. */
    quiet: checkoutClient(bystander),
    crashAtEveryStep,
    /** Begins a new run of the process that crashes, which ends at a step. */
    crashAt: (step: number) => crashing.crashAt(step),
    /** What requests are sent to: the process that crashes, the one that leaves the outbox to others, the one that goes on. */
    processes: [crashing, bystander, shop.app] as const,
    /** After a crash the key of a lost request is free again once its minute has passed. */
    aMinutePasses: () =>
      shop.db
        .updateTable('idempotency')
        .set({ created_at: sql`now() - interval '2 minutes'` })
        .where('status', 'is', null)
        .execute(),
    close: async () => {
      await crashing.close();
      await bystander.close();
      await shop.close();
      await database.close();
    },
  };
}

export type KillableShop = Awaited<ReturnType<typeof killableShop>>;
