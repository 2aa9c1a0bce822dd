import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles } from './changed-files.ts';
import { findChromium } from './chromium.ts';
import { describeFailure, type FailedTest } from './failures.ts';
import { startPostgres } from './postgres.ts';
import { command, jest, journeys, type Suite } from './suites.ts';
import { MAX_RERUN, mayBeFlaky, verdict } from './verdict.ts';

/** Where there is PostgreSQL, the API is tested on it; of each kind of table one spec runs on the embedded database too. */
const EMBEDDED_TOO = [
  'store/migrate',
  'store/installation',
  'store/database-clock',
  'purchase/purchase',
  'purchase/whole-order',
  'purchase/outbox',
  'purchase/rush',
  'purchase/gifts-as-payment',
  'purchase/booking/booking',
  'payments/schedule/instalments',
  'ledger/ledger',
  'inventory/inventory',
  'operation/retention/retention',
  'routes/accounts/own-data',
  'routes/accounts/sign-in',
  'routes/content/content-calls',
  'routes/gifts/gift-calls',
  'routes/search/search-calls',
  'routes/stay-calls',
  'routes/support/support-calls',
];

const missing = EMBEDDED_TOO.filter((spec) => !existsSync(`apps/api/src/${spec}.spec.ts`));
if (missing.length) throw new Error(`EMBEDDED_TOO names specs that do not exist: ${missing.join(', ')}`);
const NOT_EMBEDDED = `apps/api/src/(?!(?:${EMBEDDED_TOO.join('|')})\\.spec\\.ts)`;

/** Of the four visits of an order (two languages, two widths) PostgreSQL gets one, each kind of order another one. */
const ORDERS_AGAIN = [
  '^(?!.*(in French on a|in Spanish on a)).*@order',
  ' (buying|checkout-database|checkout-steps|checkout-troubles)\\.journey.* in French on a wide screen @order',
  ' checkout-(buying|keyboard|provider)\\.journey.* in Spanish on a phone @order',
  ' booking-management\\.journey.* in French on a phone @order',
  ' checkout-outages\\.journey.* in (Spanish on a wide screen|French on a wide screen) @order',
].join('|');

const began = Date.now();
const chromium = findChromium();
if (!chromium) {
  console.error('No Chromium was found: install the package "chromium", or name one with CHROMIUM_PATH.');
  process.exit(1);
}
process.env.CHROMIUM_PATH = chromium;
const scratch = mkdtempSync(join(tmpdir(), 'shop-test-'));
const postgres = await startPostgres(scratch);
console.log(
  postgres
    ? 'PostgreSQL found: the API is tested on it, some of it on the embedded database too.'
    : 'No PostgreSQL binaries found: tests run on the embedded database only.',
);

const suites: Suite[] = [];
const failures: FailedTest[] = [];
let passed = 0;

try {
  await run(command('words', ['tools/build/compile-messages.ts']));
  // Each of them keeps one processor busy: two at a time.
  await Promise.all([
    run(command('types', ['tools/checks/typecheck.mjs'])).then(() => run(command('boundaries', ['tools/checks/boundaries.ts']))),
    run(command('format', ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'])),
  ]);
  await Promise.all([
    run(command('lint', ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'])),
    run(command('build', ['tools/test/build.ts'])),
  ]);
  await run(command('workshop', ['tools/workshop/check.ts']));
  await run(jest('unit and contract, embedded database', scratch, {}, postgres && ['--testPathIgnorePatterns', NOT_EMBEDDED]));
  if (postgres) await run(jest('contract, PostgreSQL', scratch, { TEST_DATABASE_URL: postgres.url }, ['apps/api']));
  await run(journeys('journeys, embedded database', scratch, {}));
  if (postgres)
    await run(
      journeys('journeys, PostgreSQL with two shells and two APIs', scratch, {
        JOURNEY_DATABASE_URL: postgres.url,
        JOURNEY_GREP: ORDERS_AGAIN,
        SHELLS: '2',
        APIS: '2',
      }),
    );
  conclude(await runAgain());
} finally {
  await postgres?.stop();
  rmSync(scratch, { recursive: true, force: true });
}

async function run(suite: Suite): Promise<void> {
  const outcome = await suite.run();
  suites.push(suite);
  failures.push(...outcome.failures);
  passed += outcome.passed;
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`== ${suite.name}: ${outcome.passed} passed, ${outcome.failures.length} failed, after ${seconds} s`);
}

/** Runs what may have failed by chance once more, when nothing else runs: what failed then. */
async function runAgain(): Promise<readonly FailedTest[]> {
  const changed = changedFiles();
  if (failures.length > MAX_RERUN) return failures;
  const again: FailedTest[] = [];
  for (const suite of suites) {
    const only = failures.filter((test) => test.suite === suite.name && mayBeFlaky(test, changed));
    if (!only.length) continue;
    console.log(`\nOnce more, alone: ${only.length} of ${suite.name}`);
    again.push(...(await suite.run(only)).failures);
  }
  return again;
}

function conclude(again: readonly FailedTest[]): void {
  const { failed, flaky } = verdict(failures, again, changedFiles());
  if (flaky.length) console.log(`\nFlaky: failed once, passed when run again alone:\n${flaky.map(describeFailure).join('\n')}`);
  if (failed.length) console.log(`\nWhat failed:\n${failed.map(describeFailure).join('\n')}`);
  console.log(`\n${passed + flaky.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length || !passed ? 1 : 0;
}
