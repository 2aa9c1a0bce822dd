/**
 * `npm run content -- export DIR` writes everything that editors may change as JSON files, `npm run content -- import DIR`
 * takes them back: all or, with a fault in any file, none. docs/content.md says what the files hold.
 */
import { statSync } from 'node:fs';
import pg from 'pg';
import { reachDatabase } from '../start/reach-database.ts';
import { exportContent, importContent } from './transfer.ts';

const [verb, directory] = process.argv.slice(2);

if (!directory || (verb !== 'export' && verb !== 'import')) refuse('Say what to do: npm run content -- export DIR, or import DIR.');
if (verb === 'import' && !statSync(directory, { throwIfNoEntry: false })?.isDirectory()) refuse(`There is no directory ${directory}.`);

const database = await reachDatabase();
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

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
