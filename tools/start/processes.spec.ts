import { vi } from 'vitest';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Processes, type Program } from './processes.ts';
import { pauseAfter, PACE } from './pace.ts';
import { freePort } from './port.ts';

const QUICK = { wellMs: 60_000, firstPauseMs: 10, longestPauseMs: 40, ends: 4 };

/** Answers with its process id, unless the file of its faults is there: then it ends at once. */
const SERVER = `
const { existsSync } = require('node:fs');
if (existsSync(process.env.FAULT)) process.exit(3);
require('node:http').createServer((_, answer) => answer.end(String(process.pid))).listen(Number(process.env.OWN_PORT), '127.0.0.1');
process.on('disconnect', () => process.exit());
`;

let folder: string;
let said: string[];
let processes: Processes;
let hasEnded: Promise<number>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'processes-'));
  said = [];
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => void said.push(String(line)));
  hasEnded = new Promise((done) => (processes = new Processes({ pace: QUICK, exit: done })));
});
afterEach(async () => {
  await processes.stop();
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeAllListeners(signal);
});

interface Server {
  readonly address: string;
  readonly program: Program;
  /** From now on it ends as soon as it is started. */
  breaks(): void;
}

async function server(name: string, kind = name): Promise<Server> {
  const port = await freePort();
  const fault = join(folder, name);
  const env = { OWN_PORT: String(port), FAULT: fault };
  return {
    address: `http://127.0.0.1:${port}`,
    program: { args: ['-e', SERVER], env, kind },
    breaks: () => writeFileSync(fault, ''),
  };
}

async function open(...names: readonly [name: string, kind?: string][]): Promise<Record<string, Server>> {
  const servers: Record<string, Server> = {};
  for (const [name, kind] of names) {
    const one = (servers[name] = await server(name, kind));
    processes.start(name, one.program);
    await processes.answers(one.address);
    processes.hasStarted(name);
  }
  return servers;
}

const pidAt = async ({ address }: Server): Promise<number> => Number(await (await fetch(address)).text());

/** By its process, as a machine that runs out of memory does; answers once it is gone. */
async function kill(name: string): Promise<number> {
  const pid = processes.pids()[name]!;
  process.kill(pid, 'SIGKILL');
  while (processes.pids()[name] === pid) await new Promise(setImmediate);
  return pid;
}

describe('one database, one API and one shell', () => {
  test.each(['database', 'api', 'shell'])(
    'the %s is killed: it answers again at its address, and the others never stop',
    async (victim) => {
      const servers = await open(['database'], ['api'], ['shell']);
      const before = processes.pids();
      const killed = await kill(victim);
      await processes.answers(servers[victim]!.address);
      expect(await pidAt(servers[victim]!)).not.toBe(killed);
      for (const other of Object.keys(servers).filter((name) => name !== victim)) expect(await pidAt(servers[other]!)).toBe(before[other]);
      expect(said).toEqual([`The ${victim} process ended (SIGKILL); it is started again.`]);
    },
  );

  test('the file of process ids follows whatever is started again', async () => {
    const file = join(folder, 'processes.json');
    const { database } = await open(['database'], ['api']);
    processes.notePidsIn(file);
    await kill('database');
    await processes.answers(database!.address);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ database: await pidAt(database!), api: processes.pids()['api'] });
  });

  test('one that cannot be kept alive is given up after some tries, and the end says which', async () => {
    const { api, shell } = await open(['api'], ['shell']);
    api!.breaks();
    await kill('api');
    expect(await pidAt(shell!)).toBe(processes.pids()['shell']);
    expect(await hasEnded).toBe(1);
    expect(said).toEqual([
      'The api process ended (SIGKILL); it is started again.',
      'The api process ended (code 3); it is started again in 0.01 s.',
      'The api process ended (code 3); it is started again in 0.02 s.',
      'The api process ended (code 3) for the 4th time in a row and cannot be kept alive: its last lines above say why; stopping the rest.',
    ]);
    await expect(fetch(shell!.address)).rejects.toThrow();
  });

  test('one that was well for a while is no nearer to its limit', async () => {
    await processes.stop();
    processes = new Processes({ pace: { ...QUICK, wellMs: 0, ends: 2 }, exit: () => undefined });
    const { api } = await open(['api']);
    for (let times = 0; times < 4; times += 1) {
      await kill('api');
      await processes.answers(api!.address);
    }
    expect(new Set(said)).toEqual(new Set(['The api process ended (SIGKILL); it is started again.']));
  });

  test('one that never was ready ends the start', async () => {
    const broken = await server('api');
    broken.breaks();
    processes.start('api', broken.program);
    expect(await hasEnded).toBe(1);
    expect(said).toEqual(['The api process ended (code 3) before it was ready; stopping the rest.']);
  });

  test('a new build takes the place of a running process, and of one that is about to be started again', async () => {
    const { shell } = await open(['shell']);
    const built = await server('built');
    await processes.replace('shell', built.program);
    await processes.answers(built.address);
    await expect(fetch(shell!.address)).rejects.toThrow();
    process.kill(processes.pids()['shell']!, 'SIGKILL');
    while (processes.pids()['shell']) await new Promise(setImmediate);
    await processes.replace('shell', shell!.program);
    await processes.answers(shell!.address);
  });
});

test('of several of a kind one may be beyond help while another is well', async () => {
  const servers = await open(['api-1', 'api'], ['api-2', 'api']);
  servers['api-1']!.breaks();
  await kill('api-1');
  while (said.length < QUICK.ends + 2) await new Promise(setImmediate);
  expect(said.at(-1)).toBe('The api-1 process ended (code 3); it is started again in 0.04 s.');
  expect(await pidAt(servers['api-2']!)).toBe(processes.pids()['api-2']);
  servers['api-2']!.breaks();
  await kill('api-2');
  expect(await hasEnded).toBe(1);
});

test('the embedded database keeps what was written when it is killed, and answers at the same address', async () => {
  const { default: pg } = await import('pg');
  const port = await freePort();
  const env = { PGDATA: join(folder, 'database'), PGPORT: String(port) };
  await once(processes.start('database', { args: ['tools/start/embedded-database.ts'], env }), 'message');
  processes.hasStarted('database');
  const ask = async (text: string): Promise<unknown[]> => {
    const client = new pg.Client(`postgresql://postgres@127.0.0.1:${port}/postgres?sslmode=disable`);
    client.on('error', () => undefined);
    await client.connect();
    return client
      .query(text)
      .then(({ rows }) => rows as unknown[])
      .finally(() => client.end());
  };
  await ask('create table sold (room int)');
  await ask('insert into sold values (7)');
  await kill('database');
  let rows: unknown[] | undefined;
  while (!rows) rows = await ask('select room from sold').catch(() => new Promise<undefined>((done) => setTimeout(done, 50)));
  expect(rows).toEqual([{ room: 7 }]);
  expect(existsSync(env.PGDATA)).toBe(true);
}, 60_000);

test('the pauses between the tries grow to their limit', () => {
  expect([1, 2, 3, 4, 10].map((ends) => pauseAfter(ends, PACE))).toEqual([0, 250, 500, 1000, 15_000]);
});

test('one that is forgotten ends, and nothing else does', async () => {
  const { shop, guest } = await open(['shop'], ['guest']);
  await processes.forget('guest');
  await expect(pidAt(guest!)).rejects.toThrow('fetch failed');
  expect(await pidAt(shop!)).toBe(processes.pids().shop);
  expect(Object.keys(processes.pids())).toEqual(['shop']);
  expect(said).toEqual([]);
});
