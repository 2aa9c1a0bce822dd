/**
 * `npm run catalogue -- export FILE` writes the catalogue as JSON Lines, `npm run catalogue -- import FILE` puts another in
 * its place: whole or, with a fault in any line, not at all; `--skip-bad` leaves faulty lines out instead. `--only reviews`
 * (`extras`, `shippingFees`, `promotions`, `promotionCodes`, `pictures`) does both for what is no part of the catalogue.
 * docs/catalogue-format.md says what the lines hold.
 */
import { createWriteStream, statSync } from 'node:fs';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { reachDatabase } from '../start/reach-database.ts';
import { exportCatalogue } from './export-catalogue.ts';
import { importCatalogue, type Report } from './import-catalogue.ts';
import { PARTS, type Part } from './line-tables.ts';
import { progress } from './progress.ts';

const USAGE = 'Say what to do: npm run catalogue -- export FILE [--only PART], or import FILE [--only PART] [--skip-bad].';
const { values, positionals } = readArguments();
const [verb, file] = positionals;
const { only = 'catalogue', 'skip-bad': skipsBad = false } = values;

if (!file || (verb !== 'export' && verb !== 'import') || positionals.length > 2 || (verb === 'export' && skipsBad)) refuse(USAGE);
if (!Object.hasOwn(PARTS, only)) refuse(`--only is "${only}": give one of ${Object.keys(PARTS).join(', ')}.`);
const part = only as Part;
if (verb === 'import' && !statSync(file, { throwIfNoEntry: false })?.isFile()) refuse(`There is no file ${file}.`);

const database = await reachDatabase().catch((error: Error) => refuse(error.message));
try {
  const client = new pg.Client({ connectionString: database.url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  if (verb === 'export') await writeFile(client, file);
  else tell(await importCatalogue(client, { file, part, skipsBad, progress: progress('Reading') }));
  await client.end();
} finally {
  await database.close();
}

async function writeFile(client: pg.Client, name: string): Promise<void> {
  const out = createWriteStream(name);
  await once(out, 'open');
  const counts = await exportCatalogue(client, out, part);
  out.end();
  await once(out, 'finish');
  console.log(`${listed(counts)} written to ${name}`);
}

function tell({ kind, reason, bad, badLines, counts, connectedHotels }: Report): void {
  for (const { number, field, reason: why } of bad) console.error(`line ${number}: ${field ? `${field} ` : ''}${why}`);
  if (badLines > bad.length) console.error(`... and ${badLines - bad.length} more bad lines`);
  if (reason) console.error(reason);
  if (connectedHotels)
    console.log(
      `Hotels that keep the rates and rooms of their channel managers (${connectedHotels.length}): ${connectedHotels.join(', ')}`,
    );
  if (kind === 'swapped')
    return console.log(`${listed(counts)} count from now on${badLines > 0 ? `; ${badLines} bad lines were left out` : ''}`);
  console.error(`${badLines} bad lines: nothing was changed${badLines > 0 ? '. --skip-bad leaves them out' : ''}`);
  process.exitCode = 1;
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { only: { type: 'string' }, 'skip-bad': { type: 'boolean' } } });
  } catch {
    return refuse(USAGE);
  }
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
