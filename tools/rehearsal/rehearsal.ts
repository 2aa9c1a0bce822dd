/**
 * `node tools/rehearsal/rehearsal.ts`: a shop as it is operated, on this machine and without containers. Two shells and two
 * APIs with SHOP_ENV=production, PostgreSQL (DATABASE_URL, or one that is thrown away), an S3-compatible store that the
 * releases lie in, a mail server that keeps what it gets as files, and TLS in front. Whoever reads DATA_DIR/processes.json
 * may kill any of the four: each is started again. Builds nothing: `npm run build` comes first.
 */
import { smallSmtpServer } from '@shop/api/small-smtp-server';
import { changeRegistry, openStore, publish } from '@shop/federation/server';
import { openBucket } from '@shop/federation/s3-bucket';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { REMOTES } from '../start/build-all.ts';
import { installDatabase } from '@shop/api/ready-database';
import { Processes } from '../start/processes.ts';
import { startReplicas } from '../start/replicas/start-replicas.ts';
import { allowAll, developmentKey } from '../release/development-key.ts';
import { startPostgres } from '../test/postgres.ts';
import { fillShop } from './fill-shop.ts';
import { openTlsFront } from './tls-front.ts';

const port = Number(process.env.PORT ?? 5700);
const [shellPort, apiPort] = [port + 1, port + 2];
const ports = { shells: [port + 3, port + 4], apis: [port + 5, port + 6] };
const folder = resolve(process.env.DATA_DIR ?? 'var/rehearsal');
const processes = new Processes();

try {
  await open();
} catch (error) {
  console.error(error);
  await processes.end(1);
}

async function open(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'mail'), { recursive: true });
  const bucket = await openBucket();
  processes.onEnd(() => void bucket.close());
  const smtp = await smallSmtpServer(keepMail());
  processes.onEnd(() => void smtp.close());
  const rootKey = await publishBuilt('s3://releases/shop');
  const url = await openShopDatabase();
  const front = await openTlsFront({ port, target: shellPort, folder });
  processes.onEnd(() => void front.close());
  const origin = `https://localhost:${port}`;
  const env = {
    NODE_ENV: 'production',
    SHOP_ENV: 'production',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
    DATA_DIR: folder,
    DATABASE_URL: url,
    PUBLIC_ORIGIN: origin,
    SHOP_NAME: 'Rehearsal',
    SELLER_FILE: resolve('docs/examples/seller.json'),
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'booking@shop.example',
    CONTACT_ADDRESS: 'care@shop.example',
    PSP: process.env.PSP ?? 'test',
    RELEASES: 's3://releases/shop',
    RELEASE_ROOT_KEY: rootKey,
    API_ADDRESS: `http://127.0.0.1:${apiPort}`,
  };
  const pidFile = join(folder, 'processes.json');
  const api = { args: ['apps/api/src/main.ts'], env: (own: number) => ({ ...env, API_PORT: String(own) }) };
  await startReplicas(processes, { name: 'api', port: apiPort, ports: ports.apis, ...api, pidFile });
  const shell = {
    args: ['--no-force-async-hooks-checks', 'dist/shell/server/main.mjs'],
    env: (own: number) => ({ ...env, PORT: String(own), KEPT_RELEASES: join(folder, `kept-${own}`) }),
  };
  await startReplicas(processes, { name: 'shell', port: shellPort, ports: ports.shells, ...shell, pidFile });
  writeFileSync(join(folder, 'rehearsal.json'), JSON.stringify({ origin, databaseUrl: url, ports, mail: join(folder, 'mail') }, null, 1));
  console.log(`The rehearsal is open at ${origin}`);
}

function keepMail(): (mail: { message: string }) => void {
  let count = 0;
  return ({ message }) => writeFileSync(join(folder, 'mail', `${String(++count).padStart(5, '0')}.eml`), message, 'latin1');
}

/** Signed as an operator signs; answers the key that the shells are to believe. */
async function publishBuilt(releases: string): Promise<string> {
  const { key, publicKey } = developmentKey(join(folder, 'operator.pem'));
  const store = await openStore(releases);
  for (const name of REMOTES) await publish(`dist/${name}`, releases, key);
  await changeRegistry(store, (registry) => allowAll(registry, { key, publicKey, names: REMOTES }));
  return publicKey;
}

async function openShopDatabase(): Promise<string> {
  const server = process.env.DATABASE_URL ?? (await throwAwayPostgres());
  const shop = `rehearsal_${port}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  for (const name of [shop, `${shop}_demo`]) {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}`);
  }
  await client.end();
  const [url, demoUrl] = [addressOf(server, shop), addressOf(server, `${shop}_demo`)];
  await installDatabase(url, 'production');
  await fillShop({ url, demoUrl, file: join(folder, 'catalogue.jsonl') });
  return url;
}

async function throwAwayPostgres(): Promise<string> {
  const postgres = await startPostgres(folder);
  if (!postgres) throw new Error('There is no PostgreSQL here: install its server, or name one in DATABASE_URL.');
  processes.onEnd(() => void postgres.stop());
  return postgres.url;
}

function addressOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
