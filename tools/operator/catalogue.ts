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
import { type CommandCall, refuse, startCommand, withDatabaseUrl } from './command.ts';
import { exportCatalogue } from './export-catalogue.ts';
import { importCatalogue, type Report } from './import-catalogue.ts';
import { PARTS, type Part } from './line-tables.ts';
import { progress } from './progress.ts';

const USAGE = 'Say what to do: npm run catalogue -- export FILE [--only PART], or import FILE [--only PART] [--skip-bad].';

export async function run(call: CommandCall): Promise<number> {
  const { verb, file, part, skipsBad } = readArguments(call.args);
  return withDatabaseUrl(call, async (url) => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
    await client.connect();
    const code =
      verb === 'export'
        ? await writeFile(client, call, { file, part })
        : printReport(call, await importCatalogue(client, { file, part, skipsBad, progress: progress('Reading', call.errorOutput) }));
    await client.end();
    return code;
  });
}

async function writeFile(
  client: pg.Client,
  { print }: CommandCall,
  { file, part }: { readonly file: string; readonly part: Part },
): Promise<number> {
  const out = createWriteStream(file);
  await once(out, 'open');
  const counts = await exportCatalogue(client, out, part);
  out.end();
  await once(out, 'finish');
  print(`${listed(counts)} written to ${file}`);
  return 0;
}

function printReport({ print, printError }: CommandCall, { kind, reason, bad, badLines, counts, connectedHotels }: Report): number {
  for (const { number, field, reason: why } of bad) printError(`line ${number}: ${field ? `${field} ` : ''}${why}`);
  if (badLines > bad.length) printError(`... and ${badLines - bad.length} more bad lines`);
  if (reason) printError(reason);
  if (connectedHotels)
    print(`Hotels that keep the rates and rooms of their channel managers (${connectedHotels.length}): ${connectedHotels.join(', ')}`);
  if (kind === 'swapped') {
    print(`${listed(counts)} count from now on${badLines > 0 ? `; ${badLines} bad lines were left out` : ''}`);
    return 0;
  }
  printError(`${badLines} bad lines: nothing was changed${badLines > 0 ? '. --skip-bad leaves them out' : ''}`);
  return 1;
}

function readArguments(args: readonly string[]) {
  const { values, positionals } = parsed(args);
  const [verb, file] = positionals;
  const { only = 'catalogue', 'skip-bad': skipsBad = false } = values;
  if (!file || (verb !== 'export' && verb !== 'import') || positionals.length > 2 || (verb === 'export' && skipsBad)) return refuse(USAGE);
  if (!Object.hasOwn(PARTS, only)) refuse(`--only is "${only}": give one of ${Object.keys(PARTS).join(', ')}.`);
  if (verb === 'import' && !statSync(file, { throwIfNoEntry: false })?.isFile()) refuse(`There is no file ${file}.`);
  return { verb, file, part: only as Part, skipsBad };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { only: { type: 'string' }, 'skip-bad': { type: 'boolean' } },
    });
  } catch {
    return refuse(USAGE);
  }
}

function listed(counts: Report['counts']): string {
  return Object.entries(counts)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ');
}

if (import.meta.main) await startCommand(run);
