import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Template } from './database.ts';

/** Any number, the same in every process: one of them makes a template while the others wait. */
const LOCK = 4_200_002;

/** A database of its own on a server, a copy of the template. */
export async function postgresDatabase(server: string, template?: Template): Promise<{ url: string; close: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, async (client) => {
    const source = template ? await templateDatabase(client, server, template) : 'template0';
    await client.query(`create database ${name} template ${source} strategy file_copy`);
  });
  return {
    url: inDatabase(server, name),
    close: () => onServer(server, async (client) => void (await client.query(`drop database ${name} with (force)`))),
  };
}

async function templateDatabase(client: pg.Client, server: string, { name, fill }: Template): Promise<string> {
  const isThere = async () => (await client.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1;
  if (await isThere()) return name;
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  try {
    if (await isThere()) return name;
    // It has its name once it is whole.
    const draft = `${name}_draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft} template template0`);
    await fill(inDatabase(server, draft));
    await client.query(`alter database ${draft} rename to ${name}`);
    return name;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
  }
}

function inDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
