import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { PaymentProvider } from '../purchase/payment-provider.ts';
import { TestProvider } from '../purchase/test-provider.ts';
import type { OpenShop } from './open-shop.ts';
import { otherProcess } from './other-process.ts';

/** An API process that dies at a chosen step; from then on nothing it asks of database or provider arrives. */
export interface MortalProcess {
  /** Asks the process of this life; what an earlier life left unfinished goes on dying in its own. */
  readonly inject: (request: InjectOptions) => Promise<LightMyRequestResponse>;
  /** Begins a new life that ends at a step: a statement, or a payment call, which counts before and after it takes effect. */
  dieAt(step: number): void;
  isDead(): boolean;
  close(): Promise<void>;
}

interface Life {
  readonly diesAt: number;
  steps: number;
}

class Killed extends Error {}

/** Another process of the same shop. Its provider and database live on when it dies, as in real life. */
export async function mortalProcess(shop: OpenShop, dataDirectory: string): Promise<MortalProcess> {
  const lives = new AsyncLocalStorage<Life>();
  let life: Life = { diesAt: Infinity, steps: 0 };
  const step = () => {
    const own = lives.getStore();
    if (own && ++own.steps >= own.diesAt) throw new Killed(`killed at step ${own.diesAt}`);
  };
  const statements: KyselyPlugin = {
    transformQuery({ node }) {
      step();
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const app = await otherProcess(shop, {
    dataDirectory,
    db: shop.db.withPlugin(statements),
    psp: mortalProvider(new TestProvider(shop.db, 0), step),
    outbox: { runOnce: () => Promise.resolve(0) },
  });
  return {
    // The request is sent when it is awaited, so that it must be awaited within its life.
    inject: (request) => lives.run(life, async () => await app.inject(request)),
    dieAt(step) {
      life = { diesAt: step, steps: 0 };
    },
    isDead: () => life.steps >= life.diesAt,
    close: () => app.close(),
  };
}

function mortalProvider(psp: PaymentProvider, step: () => void): PaymentProvider {
  const around = async <T>(call: () => Promise<T>): Promise<T> => {
    step();
    const answer = await call();
    step();
    return answer;
  };
  return {
    name: psp.name,
    create: (payment) => around(() => psp.create(payment)),
    read: (intentId) => around(() => psp.read(intentId)),
    cancel: (intentId) => around(() => psp.cancel(intentId)),
    refund: (refund) => around(() => psp.refund(refund)),
    chargeKept: (charge) => around(() => psp.chargeKept(charge)),
    list: (period) => psp.list(period),
  };
}
