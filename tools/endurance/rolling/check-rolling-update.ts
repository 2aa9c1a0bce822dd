import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openLoadBalancer } from '../../start/replicas/load-balancer.ts';
import { startPostgres } from '../../test/postgres.ts';
import { ResourceStack } from '../resource-stack.ts';
import { freePort } from '../own-shell.ts';
import { customers } from './customers.ts';
import { previousVersion } from './previous-version.ts';

const HERE = resolve(import.meta.dirname, '../../..');
const CUSTOMERS = 4;
const LOOK_MS = 5_000;
/** Rooms of each night, enough that none is sold out. */
const ROOMS = 5_000;

/**
 * Two processes of the version before sell; the schema becomes the new one, then each process, while customers go on. Any
 * answer that is not as it should be is a fault; so is an order that was confirmed and is not there.
 */
export function checkRollingUpdate(from = process.env.ROLLING_FROM ?? 'HEAD~1'): Promise<string[]> {
  return ResourceStack.open(async (resources) => {
    const scratch = resources.adopt(mkdtempSync(join(tmpdir(), 'rolling-')), (folder) => rmSync(folder, { recursive: true, force: true }));
    const started = resources.adopt(await startPostgres(scratch), (postgres) => postgres?.stop());
    if (!started) return ['rolling update: no binaries of PostgreSQL were found in /usr/lib/postgresql'];
    const before = resources.adopt(previousVersion(from), (version) => version.remove());
    const env = settings(started.url, scratch);
    run(before.folder, ['tools/operator/migrate.ts'], env);
    fill(before.folder, { scratch, env });
    const ports = [await freePort(), await freePort()];
    const processes = await Promise.all(ports.map((port) => startApi(before.folder, { ...env, API_PORT: String(port) })));
    resources.adopt(processes, () => Promise.all(processes.map(end)));
    const address = await freePort();
    resources.adopt(await openLoadBalancer({ port: address, backends: ports }), (balancer) => balancer.close());
    const shop = customers(`http://127.0.0.1:${address}`, CUSTOMERS);
    await sleep(LOOK_MS);
    const ran = run(HERE, ['tools/operator/migrate.ts'], env).match(/^\d{4}-.+ done$/gm) ?? [];
    await sleep(LOOK_MS);
    for (const [at, port] of ports.entries()) {
      await end(processes[at]!);
      processes[at] = await startApi(HERE, { ...env, API_PORT: String(port) });
      await sleep(LOOK_MS);
    }
    await shop.leave();
    const { requests, bought, faults } = shop.tally;
    console.log(
      `${before.commit} to this version: ${ran.length} migrations, ${requests} requests, ${bought.length} orders, ${faults.length} faults`,
    );
    faults.push(...(await lostOrders(started.url, bought)));
    await resources.close();
    return [...new Set(faults)].map((fault) => `rolling update: ${fault}`);
  });
}

function settings(url: string, scratch: string): Record<string, string> {
  return {
    ...(process.env as Record<string, string>),
    SHOP_ENV: 'production',
    LOG_LEVEL: 'error',
    DATABASE_URL: url,
    DATA_DIR: scratch,
    PUBLIC_ORIGIN: 'https://www.shop.example',
    SELLER_FILE: join(HERE, 'docs/examples/seller.json'),
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'booking@shop.example',
    CONTACT_ADDRESS: 'care@shop.example',
    PSP: 'test',
    ORDERS_PER_VISITOR: '99999',
    ORDERS_PER_MINUTE: '99999',
    // A balancer notices before the process stops listening.
    DRAIN_NOTICE_SECONDS: '1',
  };
}

function run(folder: string, args: readonly string[], env: Record<string, string>): string {
  return execFileSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
}

/** The example of the documents, with rooms for everybody. */
function fill(folder: string, { scratch, env }: { scratch: string; env: Record<string, string> }): void {
  const file = join(scratch, 'catalogue.jsonl');
  writeFileSync(file, run(HERE, ['docs/examples/write-catalogue.mjs'], env));
  const lines = readFileSync(file, 'utf8').replace(/"stock":\[[\d,]+\]/g, (stock) => stock.replace(/\d+/g, String(ROOMS)));
  writeFileSync(file, lines);
  run(folder, ['tools/operator/catalogue.ts', 'import', file], env);
}

async function startApi(folder: string, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['apps/api/src/main.ts'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`A process of ${folder} ended with code ${child.exitCode}; its lines above say why.`);
    const answer = await fetch(`http://127.0.0.1:${env.API_PORT}/readyz`).catch(() => undefined);
    if (answer?.ok) return child;
    await sleep(100);
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function lostOrders(url: string, bought: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `select payment_intent.id from payment_intent join purchase on purchase.uuid = purchase_uuid where purchase.status = 'paid'`,
    );
    const paid = new Set(rows.map(({ id }) => id));
    return bought.filter((id) => !paid.has(id)).map((id) => `order of ${id} was confirmed and is not there`);
  } finally {
    await client.end();
  }
}
