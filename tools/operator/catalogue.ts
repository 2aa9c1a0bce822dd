/**
 * `npm run catalogue -- export FILE` writes the catalogue as JSON Lines, `npm run catalogue -- import FILE` puts another in
 * its place: whole or, with a fault in any line, not at all; `--skip-bad` leaves faulty lines out instead.
 * docs/catalogue-format.md says what the lines hold.
 */
import { createWriteStream, statSync } from 'node:fs';
import { once } from 'node:events';
import pg from 'pg';
import { reachDatabase } from '../start/reach-database.ts';
import { exportCatalogue } from './export-catalogue.ts';
import { importCatalogue, type Report } from './import-catalogue.ts';
import { progress } from './progress.ts';

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const [verb, file] = words;

if (!file || (verb !== 'export' && verb !== 'import') || words.length > 2)
  refuse('Say what to do: npm run catalogue -- export FILE, or import FILE [--skip-bad].');
const unknown = flags.find((flag) => flag !== '--skip-bad' || verb === 'export');
if (unknown) refuse(`${unknown} is not known here; import takes --skip-bad.`);
if (verb === 'import' && !statSync(file, { throwIfNoEntry: false })?.isFile()) refuse(`There is no file ${file}.`);

const database = await reachDatabase().catch((error: Error) => refuse(error.message));
try {
  const client = new pg.Client({ connectionString: database.url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  if (verb === 'export') await writeFile(client, file);
  else tell(await importCatalogue(client, { file, skipsBad: flags.includes('--skip-bad'), progress: progress('Reading') }));
  await client.end();
} finally {
  await database.close();
}

async function writeFile(client: pg.Client, name: string): Promise<void> {
  const out = createWriteStream(name);
  await once(out, 'open');
  const counts = await exportCatalogue(client, out);
  out.end();
  await once(out, 'finish');
  console.log(`${listed(counts)} written to ${name}`);
}

function tell({ kind, reason, bad, badLines, counts }: Report): void {
  for (const { number, field, reason: why } of bad) console.error(`line ${number}: ${field ? `${field} ` : ''}${why}`);
  if (badLines > bad.length) console.error(`... and ${badLines - bad.length} more bad lines`);
  if (reason) console.error(reason);
  if (kind === 'swapped')
    return console.log(`${listed(counts)} are sold from now on${badLines > 0 ? `; ${badLines} bad lines were left out` : ''}`);
  console.error(`${badLines} bad lines: nothing was changed${badLines > 0 ? '. --skip-bad leaves them out' : ''}`);
  process.exitCode = 1;
}

function listed(counts: Report['counts']): string {
  return Object.entries(counts)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ');
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
