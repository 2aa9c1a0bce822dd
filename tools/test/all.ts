import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { jestFailures, playwrightFailures, type JestReport, type PlaywrightReport } from './failures.ts';
import { startPostgres } from './postgres.ts';

interface Tally {
  passed: number;
  failed: number;
}

/** Of the four visits of an order (two languages, two widths) PostgreSQL gets one, each kind of order another one. */
const ORDERS_AGAIN = [
  '^(?!.*(in French on a|in Spanish on a)).*@order',
  ' (buying|checkout-database|checkout-steps|checkout-troubles)\\.journey.* in French on a wide screen @order',
  ' checkout-(buying|keyboard|provider)\\.journey.* in Spanish on a phone @order',
  ' booking-management\\.journey.* in French on a phone @order',
  ' checkout-outages\\.journey.* in (Spanish on a wide screen|French on a wide screen) @order',
].join('|');

const scratch = mkdtempSync(join(tmpdir(), 'shop-test-'));
const total: Tally = { passed: 0, failed: 0 };
const failures: string[] = [];
const chromium = findChromium();
if (!chromium) {
  console.error('No Chromium was found: install the package "chromium", or name one with CHROMIUM_PATH.');
  process.exit(1);
}
const postgres = await startPostgres(scratch);
console.log(
  postgres
    ? 'PostgreSQL found: tests run on it and on the embedded database.'
    : 'No PostgreSQL binaries found: tests run on the embedded database only.',
);

try {
  await check('words', ['tools/build/compile-messages.ts']);
  // Each of them keeps one processor busy: two at a time.
  await Promise.all([
    check('types', ['tools/checks/typecheck.mjs']).then(() => check('boundaries', ['tools/checks/boundaries.ts'])),
    check('format', ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.']),
  ]);
  await Promise.all([
    check('lint', ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0']),
    check('build', ['tools/test/build.ts']),
  ]);
  await check('workshop', ['tools/workshop/check.ts']);
  // Where there is PostgreSQL it is asked the thousand searches of the proof, much sooner.
  await suite('unit and contract, embedded database', postgres ? { PROOF_SEARCHES: '250' } : {});
  if (postgres) await suite('contract, PostgreSQL', { TEST_DATABASE_URL: postgres.url }, ['apps/api']);
  await journeys('journeys, embedded database', {});
  if (postgres)
    await journeys('journeys, PostgreSQL with two shells and two APIs', {
      JOURNEY_DATABASE_URL: postgres.url,
      JOURNEY_GREP: ORDERS_AGAIN,
      SHELLS: '2',
      APIS: '2',
    });
} finally {
  await postgres?.stop();
  rmSync(scratch, { recursive: true, force: true });
}
if (failures.length) console.log(`\nWhat failed:\n${failures.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed || !total.passed ? 1 : 0;

/** A check counts as one. What it says is told in one piece, since another one may speak at the same time. */
async function check(name: string, args: string[]): Promise<void> {
  const said: string[] = [];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const code = await new Promise<number>((done) => child.on('close', (ended) => done(ended ?? 1)));
  console.log(`\n-- ${name}\n${said.join('')}`.trimEnd());
  add(name, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

/** Jest tells its numbers in a file. */
async function suite(name: string, env: Record<string, string>, paths: string[] = []): Promise<void> {
  const file = join(scratch, `jest-${'TEST_DATABASE_URL' in env ? 'postgres' : 'embedded'}.json`);
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const code = await node(name, [...flags, 'node_modules/jest/bin/jest.js', '--json', `--outputFile=${file}`, ...paths], env);
  const report = reported<JestReport>(file);
  add(
    name,
    report ? { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites } : { passed: 0, failed: 1 },
    code,
    report && jestFailures(report),
  );
}

/** Playwright on the production build. */
async function journeys(name: string, env: Record<string, string>): Promise<void> {
  const file = join(scratch, `journeys-${Object.keys(env).length}.json`);
  const code = await node(name, ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'], {
    ...env,
    CHROMIUM_PATH: chromium ?? '',
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const report = reported<PlaywrightReport>(file);
  add(
    name,
    report ? { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky } : { passed: 0, failed: 1 },
    code,
    report && playwrightFailures(report),
  );
}

/** What a suite wrote of itself, unless it ended before. */
function reported<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

/** A run that failed without a failed test still fails. What failed is told again at the end. */
function add(name: string, tally: Tally, code = 0, messages: readonly string[] = []): void {
  const failed = tally.failed || (code ? 1 : 0);
  if (failed) failures.push(...(messages.length ? messages : [name]));
  total.passed += tally.passed;
  total.failed += failed;
  console.log(`== ${name}: ${tally.passed} passed, ${failed} failed`);
}

function node(name: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  console.log(`\n-- ${name}`);
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((done) => child.on('exit', (code) => done(code ?? 1)));
}
