/**
 * `node tools/rehearsal/rehearsal.ts`: a shop as it is operated, on this machine and without containers. Two shells and two
 * APIs in production, PostgreSQL (where there is none the embedded database, and one API), an S3-compatible store that the
 * releases lie in, a mail server that keeps what it gets as files, TLS in front, and a stand-in of Stripe (STRIPE_API names
 * another one). All of it is thrown away with the next start. A program that reads DATA_DIR/processes.json may kill any process: it
 * is started again. The parent process takes a service away and brings it back by a message. Builds nothing: `npm run build`
 * comes first.
 */
import { openBucket } from '@shop/federation/s3-bucket';
import { stripeStandIn } from '@shop/testing/stripe';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { publishAll } from '../start/build-all.ts';
import { Processes } from '../start/processes.ts';
import { startReplicas } from '../start/replicas/start-replicas.ts';
import { openMailServer } from './mail-server.ts';
import { openShopDatabase, type Service } from './shop-database.ts';
import { openTlsProxy, VISITOR } from './tls-proxy.ts';

/** `{ leave: 'mail' }` or `{ comeBack: 'mail' }`; answered by the same message once it is done. */
export type ServiceMessage = { readonly leave: string } | { readonly comeBack: string };

/** DATA_DIR/rehearsal.json: what a rehearsal is made of. */
export interface Rehearsal {
  readonly origin: string;
  /** The shells without TLS. */
  readonly shellAddress: string;
  readonly databaseUrl: string;
  readonly ports: { readonly shells: readonly number[]; readonly apis: readonly number[] };
  /** Folder of what was sent, a file each. */
  readonly mail: string;
  /** The address that the front says visitors have. */
  readonly visitor: string;
  readonly services: readonly string[];
  readonly databaseLog?: string;
}

const port = Number(process.env.PORT ?? 5700);
const [shellPort, apiPort] = [port + 1, port + 2];
const folder = resolve(process.env.DATA_DIR ?? 'var/rehearsal');
const processes = new Processes();
process.once('disconnect', () => void processes.end(0));

try {
  await open();
} catch (error) {
  console.error(error);
  await processes.end(1);
}

async function open(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Unset is production, and DATABASE_URL may be a shop's that sells.
  delete process.env.SHOP_ENV;
  delete process.env.DATABASE_URL;
  process.env.CATALOGUE_HOTELS ??= '100';
  const origin = `https://localhost:${port}`;
  const shellAddress = `http://127.0.0.1:${shellPort}`;
  const bucket = await openBucket();
  processes.onEnd(() => void bucket.close());
  const mail = await openMailServer(join(folder, 'mail'));
  processes.onEnd(() => void mail.leave());
  const rootKey = await publishAll('s3://releases/shop', { keyFile: join(folder, 'operator.pem') });
  const database = await openShopDatabase(processes, { name: `rehearsal_${port}`, folder });
  const ports = { shells: [port + 3, port + 4], apis: [port + 5, port + 6].slice(0, database.mostApis) };
  const proxy = await openTlsProxy({ port, target: shellPort, folder });
  processes.onEnd(() => void proxy.close());
  const env = {
    NODE_ENV: 'production',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    ...database.settings,
    PUBLIC_ORIGIN: origin,
    SHOP_NAME: 'Rehearsal',
    SELLER_FILE: resolve('docs/examples/seller.json'),
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'booking@shop.example',
    CONTACT_ADDRESS: 'care@shop.example',
    RELEASES: 's3://releases/shop',
    RELEASE_ROOT_KEY: rootKey,
    ...(await stripe(`${shellAddress}/gateway/psp/stripe/webhook`)),
  };
  const pidFile = join(folder, 'processes.json');
  const api = { args: ['apps/api/src/main.ts'], env: (own: number) => ({ ...env, API_PORT: String(own) }) };
  const apiOf = ports.apis.length > 1 ? apiPort : ports.apis[0]!;
  await startReplicas(processes, { name: 'api', port: apiOf, ports: ports.apis, ...api, pidFile });
  const shell = {
    args: ['--no-force-async-hooks-checks', 'dist/shell/server/main.mjs'],
    env: (own: number) => ({
      ...env,
      API_ADDRESS: `http://127.0.0.1:${apiOf}`,
      PORT: String(own),
      KEPT_RELEASES: join(folder, `kept-${own}`),
    }),
  };
  await startReplicas(processes, { name: 'shell', port: shellPort, ports: ports.shells, ...shell, pidFile });
  const services = { mail, store: bucket, ...(database.service && { database: database.service }) };
  obey(services);
  const rehearsal: Rehearsal = {
    ...{ origin, shellAddress, databaseUrl: database.url, ports, mail: join(folder, 'mail'), visitor: VISITOR },
    services: Object.keys(services),
    ...(database.log && { databaseLog: database.log }),
  };
  writeFileSync(join(folder, 'rehearsal.json'), JSON.stringify(rehearsal, null, 1));
  process.send?.('ready');
  console.log(`The rehearsal is open at ${origin}`);
}

/** Takes services away, and brings them back, as the parent process requests it. */
function obey(services: Readonly<Record<string, Service>>): void {
  process.on('message', async (message: ServiceMessage) => {
    if ('leave' in message) await services[message.leave]?.leave();
    else await services[message.comeBack]?.comeBack();
    process.send?.(message);
  });
}

/** The stand-in that the environment names, or one of its own. */
async function stripe(webhook: string): Promise<Record<string, string>> {
  const methods = { STRIPE_METHODS: process.env.STRIPE_METHODS ?? 'BE=card,bancontact NL=card,ideal' };
  if (process.env.STRIPE_API) return { PSP: 'stripe-stand-in', ...methods };
  const standIn = await stripeStandIn({ webhook, sendsAgain: true });
  processes.onEnd(() => void standIn.close());
  return { PSP: 'stripe-stand-in', ...methods, ...standIn.environment };
}
