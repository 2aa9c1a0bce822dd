import type { FastifyInstance } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { buildApp } from '../app.ts';
import type { PaymentProvider } from '../purchase/payment-provider.ts';
import { TestProvider } from '../purchase/test-provider.ts';
import type { OpenShop } from './open-shop.ts';
import { settingsForTests } from './settings-for-tests.ts';

/** An API process that dies at a chosen step; from then on nothing it asks of database or provider arrives. */
export interface MortalProcess {
  readonly app: FastifyInstance;
  /** Begins a new life that ends at a step: a statement, or a payment call, which counts before and after it takes effect. */
  dieAt(step: number): void;
  isDead(): boolean;
}

class Killed extends Error {}

/** Another process of the same shop. Its provider and database live on when it dies, as in real life. */
export async function mortalProcess({ db, index, time }: OpenShop, dataDirectory: string): Promise<MortalProcess> {
  let steps = 0;
  let diesAt = Infinity;
  const step = () => {
    if (++steps >= diesAt) throw new Killed(`killed at step ${diesAt}`);
  };
  const statements: KyselyPlugin = {
    transformQuery({ node }) {
      step();
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const app = await buildApp({
    db: db.withPlugin(statements),
    index,
    clock: () => time.now,
    pictures: { get: () => Promise.resolve(undefined) },
    settings: settingsForTests(dataDirectory),
    psp: mortalProvider(new TestProvider(db, 0), step),
    outbox: { runOnce: () => Promise.resolve(0) },
    sender: { shopName: 'Test shop', publicOrigin: 'http://shop.test' },
  });
  return {
    app,
    dieAt(step) {
      steps = 0;
      diesAt = step;
    },
    isDead: () => steps >= diesAt,
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
  };
}
