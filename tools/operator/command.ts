import { openDatabase } from '@shop/api/database';
import { reachDatabase } from '../start/reach-database.ts';
import type { ProgressOutput } from './progress.ts';

export type Database = ReturnType<typeof openDatabase>;

/** What a command is called with, and where it prints. */
export interface CommandCall {
  readonly args: readonly string[];
  /** Text for the output, as it is. */
  readonly write: (text: string) => void;
  /** A line for the output. */
  readonly print: (line: string) => void;
  /** A line for the error output. */
  readonly printError: (line: string) => void;
  /** Where its progress shows. */
  readonly errorOutput: ProgressOutput;
  readonly reachDatabase: typeof reachDatabase;
}

/** Does its work and answers the exit code of its process. */
export type Command = (call: CommandCall) => Promise<number>;

const REFUSED = 2;

class Refusal extends Error {}

/** Ends a command that cannot be done as it was called: the sentence goes to the error output, and the exit code is 2. */
export function refuse(sentence: string): never {
  throw new Refusal(sentence);
}

/** The exit code of a command, whose refusal is printed. */
export async function exitCodeOf(command: Command, call: CommandCall): Promise<number> {
  try {
    return await command(call);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    call.printError(error.message);
    return REFUSED;
  }
}

/** Runs a command as this process. */
export async function startCommand(command: Command): Promise<void> {
  const code = await exitCodeOf(command, {
    args: process.argv.slice(2),
    write: (text) => void process.stdout.write(text),
    print: (line) => console.log(line),
    printError: (line) => console.error(line),
    errorOutput: process.stderr,
    reachDatabase,
  });
  // An embedded database that could not be reached may have left a process behind that would hold this one.
  if (code === REFUSED) process.exit(code);
  process.exitCode = code;
}

/** Works on the database that the call reaches. */
export async function withDatabaseUrl<T>(call: CommandCall, work: (url: string) => Promise<T>): Promise<T> {
  const database = await call.reachDatabase().catch((error: Error) => refuse(error.message));
  try {
    return await work(database.url);
  } finally {
    await database.close();
  }
}

export function withDatabase<T>(call: CommandCall, work: (db: Database) => Promise<T>): Promise<T> {
  return withDatabaseUrl(call, async (url) => {
    const db = openDatabase(url, 1);
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  });
}
