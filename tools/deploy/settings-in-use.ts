import { configIn as apiConfigIn } from '@shop/api/config';
import { Settings, type Environment } from '@shop/contracts/settings';
import { configIn as shellConfigIn } from '@shop/shell/config';

const READERS = { api: apiConfigIn, shell: shellConfigIn } as const;

export type Kind = keyof typeof READERS;

/** Read by others than the shop: Node and its packages, and the client of the object store. */
const OF_OTHERS = ['NODE_ENV', 'PATH', 'AWS_ENDPOINT_URL', 'AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];

/** What a process would refuse to start with, by the name of the setting. */
export function problemsOf(kind: Kind, env: Environment): Record<string, string> {
  const settings = new Settings(env);
  READERS[kind](settings);
  return Object.fromEntries(settings.problems);
}

/** Read by `npm run migrate`, and by no process. */
const OF_THE_MIGRATION = 'DATABASE_OWNER_URL';

/** Every setting that the shop reads, for each payment provider. */
export function knownSettings(): ReadonlySet<string> {
  const read = new Set(['SHOP_ENV', OF_THE_MIGRATION, ...OF_OTHERS]);
  for (const PSP of ['stripe', 'test']) {
    const given: Environment = { PSP, MOLLIE_METHODS: 'ES=klarna' };
    const noting = new Proxy(given, {
      get(env, name) {
        read.add(String(name));
        return env[String(name)];
      },
    });
    for (const configIn of Object.values(READERS)) configIn(new Settings(noting));
  }
  return read;
}

/** What a kind of process has no use for, and would give away with itself. */
export const SECRETS_OF_OTHERS: Readonly<Record<Kind, readonly string[]>> = {
  api: ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'OPERATOR_TOKEN'],
  shell: ['DATABASE_URL', 'SMTP_URL', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'MOLLIE_API_KEY', 'ORDER_EXPORT_TOKEN'],
};
