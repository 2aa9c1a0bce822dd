/**
 * `npm run minisites -- report --from DAY --to DAY [--minisite NUMBER]` writes what partners brought as CSV to the output, by
 * partner, month and product. docs/partners.md says what its columns hold.
 */
import { openDatabase } from '@shop/api/database';
import { csvReportLine, partnerReport, reportHeader } from '@shop/api/partners';
import { isLocalDate } from '@shop/domain';
import { parseArgs } from 'node:util';
import { reachDatabase } from '../start/reach-database.ts';

const USAGE = 'Say what to do: npm run minisites -- report --from DAY --to DAY [--minisite NUMBER], days as yyyy-MM-dd.';
const { values, positionals } = readArguments();
const { from = '', to = '', minisite } = values;
if (positionals[0] !== 'report' || !from || !to) refuse(USAGE);
for (const day of [from, to]) if (!isLocalDate(day)) refuse(`${day} is no day: give yyyy-MM-dd.`);
if (from > to) refuse(`--from ${from} is after --to ${to}.`);
if (minisite !== undefined && !/^\d{1,6}$/.test(minisite)) refuse(`--minisite is "${minisite}": give the number of a partner's site.`);

const database = await reachDatabase().catch((error: Error) => refuse(error.message));
const db = openDatabase(database.url, 1);
try {
  const lines = await partnerReport(db, { from, to, minisiteId: minisite === undefined ? undefined : Number(minisite) });
  process.stdout.write([reportHeader(), ...lines.map(csvReportLine)].join(''));
} finally {
  await db.destroy();
  await database.close();
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { from: { type: 'string' }, to: { type: 'string' }, minisite: { type: 'string' } },
    });
  } catch {
    return refuse(USAGE);
  }
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
