import { openShop, type OpenShop } from '@shop/api/open-shop';
import { smallCatalogue, testDatabase, type TestDatabase } from '@shop/testing';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Command, exitCodeOf } from './command.ts';

/** What a command printed, and the code it ended with. */
interface Ended {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** Loaded with the first call: a file of tests needs one or two of them. */
const COMMANDS = {
  boxes: () => import('./boxes.ts'),
  catalogue: () => import('./catalogue.ts'),
  centres: () => import('./centres.ts'),
  ledger: () => import('./ledger.ts'),
  orders: () => import('./orders.ts'),
  partners: () => import('./partners.ts'),
  privacy: () => import('./privacy.ts'),
} satisfies Readonly<Record<string, () => Promise<{ readonly run: Command }>>>;
export type Tool = keyof typeof COMMANDS;
export const TOOLS = Object.keys(COMMANDS) as Tool[];

/** `npm run TOOL -- …` on a database, in this process. */
export async function operatorCommand(url: string, tool: Tool, args: readonly string[]): Promise<Ended> {
  const { run } = await COMMANDS[tool]();
  let out = '';
  let error = '';
  const code = await exitCodeOf(run, {
    args,
    write: (text) => void (out += text),
    print: (line) => void (out += `${line}\n`),
    printError: (line) => void (error += `${line}\n`),
    errorOutput: { isTTY: false, write: (text: Uint8Array | string) => Boolean((error += String(text))) },
    reachDatabase: () => Promise.resolve({ url, close: () => Promise.resolve() }),
  });
  return { code, out, error };
}

/** The same as a process of its own. */
function operatorProcess(url: string, tool: Tool, args: readonly string[]): Promise<Ended> {
  const env = { ...process.env, DATABASE_URL: url, NODE_OPTIONS: '' };
  return new Promise((done) =>
    execFile(process.execPath, [resolve(`tools/operator/${tool}.ts`), ...args], { env }, (failure, out, error) =>
      done({ code: failure ? Number(failure.code) : 0, out, error }),
    ),
  );
}

export const NOW = new Date('2030-06-01T10:00:00Z');

/** A shop with the small catalogue, open while the tests of a file run, and the operator's commands on its database. */
export function operatedShop(now = NOW) {
  let database: TestDatabase;
  let shop: OpenShop;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'operated-'));
    database = await testDatabase();
    shop = await openShop({ ...database, catalogue: smallCatalogue(), now, dataDirectory: folder, outboxSleeps: true });
  }, 120_000);
  afterAll(async () => {
    await shop?.close();
    await database?.close();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    get shop() {
      return shop;
    },
    command: (tool: Tool, ...args: readonly string[]) => operatorCommand(database.url, tool, args),
    commandProcess: (tool: Tool, ...args: readonly string[]) => operatorProcess(database.url, tool, args),
    /** Writes lines to a file that a command can read, and answers its path. */
    async file(name: string, lines: readonly string[]): Promise<string> {
      const path = join(folder, name);
      await writeFile(path, `${lines.join('\n')}\n`);
      return path;
    },
  };
}
