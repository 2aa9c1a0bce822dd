import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { TestProvider } from '../payments/test-provider.ts';
import type { Database } from '../platform/database/database.ts';
import type { OpenShop } from './open-shop.ts';
import { otherProcess } from './other-process.ts';

/** An API process that crashes at a chosen step; from then on no call of it reaches the database or the provider. */
export interface CrashingProcess {
  /** Sends a request to the current run; what an earlier run left unfinished keeps failing in its own. */
  readonly inject: (request: InjectOptions) => Promise<LightMyRequestResponse>;
  /** Begins a new run that ends at a step: a statement, or a payment call, which counts before and after it takes effect. */
  crashAt(step: number): void;
  hasCrashed(): boolean;
  close(): Promise<void>;
}

interface Run {
  readonly crashesAt: number;
  steps: number;
}

class Killed extends Error {}

/** Another process of the same shop. Its provider and database go on when it crashes. */
export async function crashingProcess(shop: OpenShop, dataDirectory: string): Promise<CrashingProcess> {
  const runs = new AsyncLocalStorage<Run>();
  let current: Run = { crashesAt: Infinity, steps: 0 };
  const step = () => {
    const own = runs.getStore();
    if (own && ++own.steps >= own.crashesAt) throw new Killed(`killed at step ${own.crashesAt}`);
  };
  const app = await otherProcess(shop, {
    dataDirectory,
    ...observeSteps(shop.db, step),
    outbox: { runOnce: () => Promise.resolve(0) },
  });
  return {
    // The request is sent when it is awaited, so that it must be awaited within its run.
    inject: (request) => runs.run(current, async () => await app.inject(request)),
    crashAt(step) {
      current = { crashesAt: step, steps: 0 };
    },
    hasCrashed: () => current.steps >= current.crashesAt,
    close: () => app.close(),
  };
}

/** Database and provider that call `step` before each statement, and before and after each payment call. */
export function observeSteps(
  db: Database,
  step: () => void,
  psp: PaymentProvider = new TestProvider(db, 0),
): { db: Database; psp: PaymentProvider } {
  const statements: KyselyPlugin = {
    transformQuery({ node }) {
      step();
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { db: db.withPlugin(statements), psp: observeProvider(psp, step) };
}

function observeProvider(psp: PaymentProvider, step: () => void): PaymentProvider {
  const around = async <T>(call: () => Promise<T>): Promise<T> => {
    step();
    const answer = await call();
    step();
    return answer;
  };
  return {
    name: psp.name,
    leastCharge: psp.leastCharge,
    create: (payment) => around(() => psp.create(payment)),
    read: (intentId) => around(() => psp.read(intentId)),
    cancel: (intentId) => around(() => psp.cancel(intentId)),
    refund: (refund) => around(() => psp.refund(refund)),
    chargeStored: (charge) => around(() => psp.chargeStored(charge)),
    list: (period) => psp.list(period),
  };
}
