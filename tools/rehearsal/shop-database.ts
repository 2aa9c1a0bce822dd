import { installDatabase } from '@shop/api/ready-database';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { embeddedDatabase } from '../start/open-database.ts';
import type { Processes } from '../start/processes.ts';
import { startPostgres } from '../test/postgres.ts';
import { fillShop } from './fill-shop.ts';

/** What can be taken away for a while, and comes back with what it held. */
export interface Service {
  leave(): unknown;
  comeBack(): unknown;
}

export interface ShopDatabase {
  readonly url: string;
  /** What the processes are told of it. */
  readonly settings: Readonly<Record<string, string>>;
  /** The embedded database belongs to one process. */
  readonly mostApis: number;
  /** Undefined where it is a process like the others. */
  readonly service?: Service;
  /** Where its log is. */
  readonly log?: string;
}

interface Requested {
  /** Begins the names of its databases. */
  readonly name: string;
  readonly folder: string;
}

/** A database that is thrown away, filled with a catalogue: PostgreSQL where the machine has it, else the embedded one. */
export async function openShopDatabase(processes: Processes, requested: Requested): Promise<ShopDatabase> {
  const scratch = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  chmodSync(scratch, 0o755);
  processes.onEnd(() => rmSync(scratch, { recursive: true, force: true }));
  const postgres = process.env.REHEARSAL_DATABASE === 'embedded' ? undefined : await startPostgres(scratch);
  if (!postgres) return openEmbedded(processes, requested);
  let isRunning = true;
  processes.onEnd(() => void (isRunning && postgres.stop()));
  const [url, demoUrl] = await newDatabases(postgres.url, requested.name);
  await fill({ url, demoUrl }, requested);
  const leave = async () => {
    isRunning = false;
    await postgres.stop();
  };
  const comeBack = () => {
    postgres.start();
    isRunning = true;
  };
  return { url, settings: {}, mostApis: 2, service: { leave, comeBack }, log: join(scratch, 'postgres', 'log') };
}

async function openEmbedded(processes: Processes, requested: Requested): Promise<ShopDatabase> {
  const { url, pool } = await embeddedDatabase(processes, requested.folder);
  const demoFolder = join(requested.folder, 'demo');
  mkdirSync(demoFolder);
  const demo = await embeddedDatabase(processes, demoFolder, 'demo-database');
  await fill({ url, demoUrl: demo.url }, requested);
  await processes.forget('demo-database');
  processes.hasStarted('database');
  return { url, settings: { DATABASE_POOL: String(pool), DATABASE_STATEMENT_SECONDS: '120' }, mostApis: 1 };
}

async function fill(urls: { readonly url: string; readonly demoUrl: string }, { folder }: Requested): Promise<void> {
  await installDatabase(urls.url, 'production');
  await fillShop({ ...urls, file: join(folder, 'catalogue.jsonl') });
}

async function newDatabases(server: string, name: string): Promise<[url: string, demoUrl: string]> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const names = [name, `${name}_demo`] as const;
  for (const one of names) await client.query(`create database ${one}`);
  await client.end();
  return [addressOf(server, names[0]), addressOf(server, names[1])];
}

function addressOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
