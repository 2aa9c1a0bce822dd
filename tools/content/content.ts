/**
 * `npm run content -- export DIR` writes everything that editors may change as JSON files, `npm run content -- import DIR`
 * takes them back: all or, with a fault in any file, none. docs/content.md says what the files hold.
 */
import { statSync } from 'node:fs';
import pg from 'pg';
import { lockDataDirectory } from '../start/data-directory.ts';
import { openDatabase } from '../start/open-database.ts';
import { Processes } from '../start/processes.ts';
import { exportContent, importContent } from './transfer.ts';

const [verb, directory] = process.argv.slice(2);

if (!directory || (verb !== 'export' && verb !== 'import')) refuse('Say what to do: npm run content -- export DIR, or import DIR.');
if (verb === 'import' && !statSync(directory, { throwIfNoEntry: false })?.isDirectory()) refuse(`There is no directory ${directory}.`);

const database = await reach();
try {
  const client = new pg.Client({ connectionString: database.url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  if (verb === 'export') console.log(`${await exportContent(client, directory)} entries written to ${directory}`);
  else report(await importContent(client, directory));
  await client.end();
} finally {
  await database.close();
}

function report(imported: Awaited<ReturnType<typeof importContent>>): void {
  if (imported.kind === 'written') return console.log(`${imported.changed} entries changed, ${imported.unchanged} as before`);
  for (const fault of imported.faults) console.error(fault);
  console.error(`${imported.faults.length} faults: nothing was changed`);
  process.exitCode = 1;
}

/** The database of DATABASE_URL, or the embedded one of the data directory while no shop runs on it. */
async function reach(): Promise<{ url: string; close: () => Promise<void> }> {
  const { DATABASE_URL, DATA_DIR } = process.env;
  if (DATABASE_URL) return { url: DATABASE_URL, close: () => Promise.resolve() };
  const dataDirectory = DATA_DIR ?? 'var';
  const unlock = lockDataDirectory(dataDirectory);
  const processes = new Processes();
  processes.onEnd(unlock);
  const { url } = await openDatabase(processes, dataDirectory, (line) => console.log(line));
  return {
    url,
    async close() {
      await processes.stop();
      unlock();
    },
  };
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
