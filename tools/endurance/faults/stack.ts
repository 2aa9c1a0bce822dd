import { publish } from '@shop/federation/server';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REMOTES } from '../../start/build-all.ts';
import { prepareDatabase } from '../../start/prepare-database.ts';
import { startPostgres } from '../../test/postgres.ts';
import { openFaultProxy, passOn, type FaultProxy } from '../fault-proxy.ts';
import { ResourceStack } from '../resource-stack.ts';
import { freePort, ownShell, type OwnShell } from '../own-shell.ts';
import { releaseFilesOf } from '../serve-release-files.ts';
import { oldAnswers } from './old-answers.ts';
import { openTcpFaultProxy, type TcpFaultProxy } from './tcp-fault-proxy.ts';

/** A shop of its own with a fault proxy before each part that can fail: releases, API, database, provider and mail. */
export interface Stack {
  readonly api: FaultProxy;
  /** The API itself, past its proxy. */
  readonly apiAddress: string;
  readonly database: TcpFaultProxy;
  /** The database itself. */
  readonly databaseUrl: string;
  readonly provider: FaultProxy;
  readonly mail: TcpFaultProxy;
  readonly releases: FaultProxy;
  /** The folder that `releases` serves. */
  readonly folder: string;
  /** A shell that has met no release before. */
  shell(): Promise<OwnShell>;
  close(): Promise<void>;
}

/** Enough for every page. */
const HOTELS = '200';

/** All of it or nothing: what was started is ended when the next part does not come up. */
export function openStack(log: (line: string) => void): Promise<Stack> {
  return ResourceStack.open(async (resources) => {
    const scratch = resources.adopt(mkdtempSync(join(tmpdir(), 'faults-')), (folder) => rmSync(folder, { recursive: true, force: true }));
    const folder = join(scratch, 'releases');
    for (const name of REMOTES) await publish(`dist/${name}`, folder);
    const started = resources.adopt(await startDatabase(scratch), (database) => database.stop());
    process.env.CATALOGUE_HOTELS ??= HOTELS;
    await prepareDatabase(started.url, { log });
    const { hostname, port } = new URL(started.url);
    const adopted = <Kind extends { close(): Promise<void> }>(one: Kind) => resources.adopt(one, () => one.close());
    const database = adopted(await openTcpFaultProxy({ host: hostname, port: Number(port) }));
    const provider = adopted(
      await openFaultProxy((_request, reply) => void reply.writeHead(200, { 'content-type': 'application/json' }).end('{}')),
    );
    const mail = adopted(await openTcpFaultProxy({ host: '127.0.0.1', port: await freePort() }));
    const requested = { scratch, url: started.url.replace(`:${port}`, `:${database.port}`), provider, mail };
    const address = await startApi(requested, resources);
    const api = adopted(await openFaultProxy(passOn(address), passOn(address, await oldAnswers(address))));
    const releases = adopted(await openFaultProxy(releaseFilesOf(folder)));
    return {
      api,
      apiAddress: address,
      database,
      databaseUrl: started.url,
      provider,
      mail,
      releases,
      folder,
      shell: () => ownShell({ api: api.address, releases: releases.address }),
      close: () => resources.close(),
    };
  });
}

/** PostgreSQL where the machine has it, else the embedded database. */
export async function startDatabase(scratch: string): Promise<{ url: string; stop(): Promise<void> }> {
  const postgres = await startPostgres(scratch);
  if (postgres) return postgres;
  const port = await freePort();
  const child = spawn(process.execPath, ['tools/start/embedded-database.ts'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PGDATA: join(scratch, 'database'), PGPORT: String(port) },
  });
  await once(child, 'message');
  return { url: `postgresql://postgres@127.0.0.1:${port}/postgres?sslmode=disable`, stop: () => ended(child) };
}

interface ApiParams {
  readonly scratch: string;
  readonly url: string;
  readonly provider: FaultProxy;
  readonly mail: TcpFaultProxy;
}

async function startApi({ scratch, url, provider, mail }: ApiParams, resources: ResourceStack): Promise<string> {
  const port = await freePort();
  const child = spawn(process.execPath, ['apps/api/src/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SHOP_ENV: 'demo',
      LOG_LEVEL: 'silent',
      DATA_DIR: scratch,
      DATABASE_URL: url,
      DATABASE_POOL: '4',
      API_PORT: String(port),
      PSP: 'stripe',
      STRIPE_API: provider.address,
      STRIPE_SECRET_KEY: 'sk_test_faults',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_faults',
      STRIPE_WEBHOOK_SECRET: 'whsec_faults',
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'shop@shop.example',
    },
  });
  resources.adopt(child, ended);
  const address = `http://127.0.0.1:${port}`;
  for (let left = 600; left > 0; left -= 1) {
    if ((await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined))?.ok) return address;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('the API does not come up');
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise((done) => child.once('exit', done) && child.kill('SIGKILL'));
}
