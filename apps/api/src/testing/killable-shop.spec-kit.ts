import { smallCatalogue, testDatabase } from '@shop/testing';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { counter } from './counter.ts';
import { mortalProcess } from './mortal-process.ts';
import { openShop } from './open-shop.ts';
import { otherProcess } from './other-process.ts';

/** Rooms of each night. */
export const STOCK = 1_000;

/** A shop of several processes, one of which is killed. */
export async function killableShop() {
  const database = await testDatabase();
  const dataDirectory = await mkdtemp(join(tmpdir(), 'shop-'));
  const catalogue = smallCatalogue({ stock: STOCK });
  const shop = await openShop({ ...database, now: new Date('2030-06-01T10:00:00Z'), dataDirectory, catalogue });
  const mortal = await mortalProcess(shop, dataDirectory);
  const bystander = await otherProcess(shop, { dataDirectory, outbox: { runOnce: () => Promise.resolve(0) } });

  /**
   * Kills one process after another, each a step later, until one lives to the end: every step of a life is somebody's
   * last. Answers how many were killed.
   */
  const killAtEveryStep = async (check: (diesAt: number) => Promise<void>): Promise<number> => {
    for (let diesAt = 1; ; diesAt++) {
      mortal.dieAt(diesAt);
      await check(diesAt);
      if (!mortal.isDead()) return diesAt - 1;
    }
  };

  return {
    ...shop,
    /** A process that lives, and does what others leave. */
    till: counter(shop.app),
    /** The process that is killed. */
    dying: counter(mortal),
    /** A process that leaves the outbox to others, so that nobody finishes an order before the process that is killed. */
    quiet: counter(bystander),
    killAtEveryStep,
    /** After a crash the key of a lost request is free again once its minute has passed. */
    aMinutePasses: () =>
      shop.db
        .updateTable('idempotency')
        .set({ created_at: new Date(Date.now() - 120_000) })
        .where('status', 'is', null)
        .execute(),
    close: async () => {
      await mortal.close();
      await bystander.close();
      await shop.close();
      await database.close();
    },
  };
}

export type KillableShop = Awaited<ReturnType<typeof killableShop>>;
