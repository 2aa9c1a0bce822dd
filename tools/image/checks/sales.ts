import { openDatabase } from '@shop/api/database';
import { smallSmtpServer } from '@shop/api/small-smtp-server';
import { openBucket } from '@shop/federation/s3-bucket';
import { stripeStandIn, type StripeStandIn } from '@shop/testing/stripe';
import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { fillRooms, openHotel, stayOf } from '../../bench/rush/last-rooms.ts';
import { stubbornBuyer } from '../../bench/rush/stubborn-buyer.ts';
import { publishAll } from '../../start/build-all.ts';
import { freePort } from '../../start/port.ts';
import { startPostgres } from '../../test/postgres.ts';
import type { Installed } from '../container.ts';
import { listen, ready, runToEnd, stop } from './run.ts';

const RELEASES = 's3://releases/shop';
const API = ['apps/api/src/main.ts'];
const SHELL = ['--no-force-async-hooks-checks', 'dist/shell/server/main.mjs'];

/** The shop sells: API and shell by themselves, then both twice under the start program, with everything that they need around. */
export async function sells(installed: Installed, scratch: string): Promise<void> {
  const own = process.env.DATABASE_URL ? undefined : await startPostgres(scratch);
  const server = process.env.DATABASE_URL ?? own?.url;
  if (!server) return console.log('NO POSTGRESQL WAS FOUND: that the shop starts with its settings was not checked.');
  const [bucket, smtp, database] = [await openBucket(), await smallSmtpServer(), await emptyDatabase(server)];
  const provider = await stripeStandIn();
  try {
    const rootKey = await publishAll(RELEASES, { keyFile: join(scratch, 'operator.pem') });
    const env = {
      ...settings(installed, scratch, { database: database.url, smtp: smtp.port }),
      RELEASE_ROOT_KEY: rootKey,
      PSP: 'stripe-stand-in',
      ...provider.environment,
    };
    await succeeds(installed, ['tools/operator/migrate.ts'], env);
    await database.fill();
    await oneOfEach(installed, env, provider);
    await twoOfEach(installed, env, provider);
    await succeeds(installed, ['tools/operator/ledger.ts', 'balance'], env);
    console.log('The ledger balances.');
    await untilTrue(
      'the mails of both orders, with their papers',
      () => smtp.taken.filter(({ message }) => message.includes('.pdf')).length >= 2,
    );
    console.log('Both orders were confirmed by mail, with their papers.');
  } finally {
    await Promise.all([bucket.close(), smtp.close(), provider.close()]);
    await database.drop();
    await own?.stop();
  }
}

async function oneOfEach(installed: Installed, env: Record<string, string>, provider: StripeStandIn): Promise<void> {
  const [apiPort, port] = [await freePort(), await freePort()];
  const ports = { API_PORT: String(apiPort), PORT: String(port), API_ADDRESS: `http://127.0.0.1:${apiPort}` };
  const api = listen(installed.start(API, { ...env, ...ports }));
  const shell = listen(installed.start(SHELL, { ...env, ...ports }));
  await ready(api, `http://127.0.0.1:${apiPort}/readyz`);
  await ready(shell, `http://127.0.0.1:${port}/readyz`);
  await succeeds(installed, ['tools/image/health.ts'], ports);
  await succeeds(installed, ['tools/doctor/doctor.ts'], { ...env, ...ports });
  console.log('The health check and the doctor find it well.');
  await pageAndOrder(port, provider);
  await stop('The shell', shell);
  await stop('The API', api);
  const gone = await runToEnd(installed.start(['tools/image/health.ts'], ports));
  assert.equal(gone.code, 1, 'The health check says yes of what has ended.');
}

async function twoOfEach(installed: Installed, env: Record<string, string>, provider: StripeStandIn): Promise<void> {
  const port = 20_000 + 10 * (process.pid % 2000);
  const shop = listen(installed.start(['tools/start/serve.ts'], { ...env, SHELLS: '2', APIS: '2', PORT: String(port) }));
  await ready(shop, `http://127.0.0.1:${port}/readyz`);
  await pageAndOrder(port, provider);
  await stop('The start program, with two of each,', shop);
}

async function succeeds(installed: Installed, args: readonly string[], env: Record<string, string>): Promise<void> {
  const { code, output } = await runToEnd(installed.start(args, env));
  assert.equal(code, 0, `${args.join(' ')} ended with ${code}:\n${output}`);
}

/** As a customer behind the balancer that ends TLS. */
async function pageAndOrder(port: number, provider: StripeStandIn): Promise<void> {
  const address = `http://127.0.0.1:${port}`;
  const page = await fetch(`${address}/sejours?flow=booking`, { headers: { 'x-forwarded-proto': 'https', accept: 'text/html' } });
  const html = await page.text();
  assert.equal(page.status, 200, html.slice(0, 500));
  assert.match(html, /<html lang="fr/);
  assert.match(html, /<h1/, 'The page was not rendered.');
  const outcome = await stubbornBuyer(
    () => Promise.resolve(address),
    stayOf(0),
    (intent) => provider.pay(intent, 'pm_card_visa'),
  );
  assert.equal(outcome.kind, 'bought', JSON.stringify(outcome));
  console.log('A page is rendered, and a stay is bought with a card that the provider takes.');
}

function settings({ data }: Installed, scratch: string, { database, smtp }: { database: string; smtp: number }): Record<string, string> {
  cpSync('docs/examples/seller.json', join(scratch, 'volume/seller.json'));
  const { AWS_ENDPOINT_URL = '', AWS_REGION = '', AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = process.env;
  return {
    SHOP_ENV: 'production',
    DATABASE_URL: database,
    PUBLIC_ORIGIN: 'https://www.shop.example',
    SELLER_FILE: `${data}/seller.json`,
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    MAIL_FROM: 'booking@shop.example',
    CONTACT_ADDRESS: 'care@shop.example',
    RELEASES,
    AWS_ENDPOINT_URL,
    AWS_REGION,
    AWS_ACCESS_KEY_ID,
    AWS_SECRET_ACCESS_KEY,
  };
}

/** A database of its own beside those of others, and one hotel with rooms. */
async function emptyDatabase(server: string): Promise<{ url: string; fill(): Promise<void>; drop(): Promise<void> }> {
  const name = `image_${process.pid}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  const say = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await say(`create database ${name}`);
  return {
    url: url.href,
    async fill() {
      const db = openDatabase(url.href, 1);
      await openHotel(db);
      await fillRooms(db);
      await db.destroy();
    },
    drop: () => say(`drop database ${name} with (force)`),
  };
}

async function untilTrue(what: string, isTrue: () => boolean): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (isTrue()) return;
    await sleep(100);
  }
  assert.fail(`Waited in vain for ${what}.`);
}
