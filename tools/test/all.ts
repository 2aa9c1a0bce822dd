import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CACHE_FOLDER, NX_ENVIRONMENT } from '../nx/cache-environment.ts';
import { changedFiles } from './changed-files.ts';
import { findChromium } from './chromium.ts';
import { describeFailure, OUTSIDE, type FailedTest } from './failures.ts';
import { reportFile, type SuiteReport } from './suite-report.ts';
import { drawnDay } from './odd-days.ts';
import { scratchFolder } from './scratch.ts';
import { PREPARATIONS, runsInBrowser, targetsOfSize } from './suite-list.ts';
import { MAX_RERUN, mayBeFlaky, verdict } from './verdict.ts';

/**
 * `npm test`: every suite of the gate as a target of Nx, whose result is kept until its inputs change. `npm run test:full` adds
 * what takes long. `-- --fresh` takes nothing from the kept results; `-- api e2e` tests these packages only.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { fresh: { type: 'boolean', default: false }, full: { type: 'boolean', default: false } },
});
/**
 * Suites at once beside one in a browser, which keeps more than one processor busy by itself: two of them beside two others were four
 * times as slow each, and failed by chance.
 */
const AT_ONCE = 2;
const NX = 'node_modules/nx/dist/bin/nx.js';

const began = Date.now();
/** Everything is drawn with the seed of the day, unless one is given. */
const seed = process.env.TEST_SEED ?? (values.full ? new Date().toISOString().slice(0, 10).replaceAll('-', '') : undefined);
const day = seed && !process.env.JOURNEY_NOW ? drawnDay(seed) : undefined;
/** Results that are kept for this run alone. */
const emptyCache = values.fresh ? scratchFolder('shop-fresh-') : undefined;
const env = {
  ...process.env,
  ...NX_ENVIRONMENT,
  ...(emptyCache && { NX_CACHE_DIRECTORY: join(emptyCache, 'nx'), NX_WORKSPACE_DATA_DIRECTORY: join(emptyCache, 'nx-workspace') }),
  ...(values.full && { TEST_SIZE: 'full' }),
  ...(seed && { TEST_SEED: seed }),
  ...(day && { JOURNEY_NOW: day.now }),
};
if (seed) console.log(`Inputs are drawn with TEST_SEED=${seed}.`);
if (day) console.log(`Journeys live on ${day.name}: JOURNEY_NOW=${day.now}.`);
if (!findChromium()) {
  console.error('No Chromium was found: install the package "chromium", or name one with CHROMIUM_PATH.');
  process.exit(1);
}
rmSync('dist/test', { recursive: true, force: true });
const messages = spawnSync(process.execPath, ['tools/build/compile-messages.ts'], { stdio: 'inherit' });
const targets = [...PREPARATIONS, ...targetsOfSize(values.full ? 'full' : 'gate')];
const tasks = plannedTasks();
const code = await runAll();
if (emptyCache) rmSync(emptyCache, { recursive: true });
const reports = tasks.map(readReport);
const failures = reports.flatMap((report) => report.failures);
if (messages.status) failures.push(suiteFailure('messages', 'they do not compile: see above'));
if (code && !failures.length) failures.push(suiteFailure('nx', `ended with ${code}`));
conclude(await runAgain());

/** Ids of the suites that Nx would run: `api:unit`. What these need first reports by its exit code. */
function plannedTasks(): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'shop-plan-'));
  const plan = join(folder, 'plan.json');
  const { status, stdout, stderr } = spawnSync(process.execPath, [NX, ...runMany(targets, AT_ONCE), `--graph=${plan}`], {
    env,
    encoding: 'utf8',
  });
  if (status) throw new Error(`Nx could not plan the suites:\n${stdout}${stderr}`);
  const { tasks: planned } = JSON.parse(readFileSync(plan, 'utf8')) as { tasks: { tasks: Record<string, unknown> } };
  rmSync(folder, { recursive: true });
  return Object.keys(planned.tasks).filter((id) => !/:(build|catalogue)$/.test(id));
}

function runMany(targets: readonly string[], atOnce: number): readonly string[] {
  const projects = positionals.length ? ['-p', positionals.join()] : [];
  return ['run-many', '-t', targets.join(), ...projects, `--parallel=${atOnce}`, '--nxBail=false', '--outputStyle=static'];
}

/** What others need first; then the suites in a browser one after another beside all others, and two at once when those have ended. */
async function runAll(): Promise<number> {
  const prepared = await nx(PREPARATIONS, AT_ONCE);
  const inBrowser = tasks.map((task) => task.split(':')[1]!).filter(runsInBrowser);
  const others = nx(
    targets.filter((target) => !runsInBrowser(target) && !PREPARATIONS.includes(target)),
    AT_ONCE,
  );
  const ended = await Promise.all([others, oneByOne(inBrowser), others.then(() => oneByOne(inBrowser))]);
  return [prepared, ...ended].find((status) => status) ?? 0;
}

/** Takes from the list until it is empty, as others do beside it. */
async function oneByOne(suites: string[]): Promise<number> {
  let code = 0;
  for (let suite = suites.shift(); suite; suite = suites.shift()) code = (await nx([suite], 1)) || code;
  return code;
}

function nx(some: readonly string[], atOnce: number): Promise<number> {
  const child = spawn(process.execPath, [NX, ...runMany(some, atOnce)], { env, stdio: 'inherit' });
  return new Promise((done) => child.on('exit', (status) => done(status ?? 1)));
}

function readReport(task: string): SuiteReport {
  const file = reportFile(...(task.split(':') as [string, string]));
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as SuiteReport;
  return { suite: task, passed: 0, failures: [suiteFailure(task, 'did not end')], seconds: 0 };
}

function suiteFailure(suite: string, message: string): FailedTest {
  return { suite, file: suite, name: OUTSIDE, message };
}

/** Runs what may have failed by chance once more, when nothing else runs: what failed then. */
async function runAgain(): Promise<readonly FailedTest[]> {
  if (failures.length > MAX_RERUN) return failures;
  const changed = changedFiles();
  const again: FailedTest[] = [];
  for (const task of tasks) {
    const only = failures.filter((test) => test.suite === task && mayBeFlaky(test, changed));
    if (!only.length) continue;
    console.log(`\nOnce more, alone: ${only.length} of ${task}`);
    const [project, suite] = task.split(':') as [string, string];
    const files = [...new Set(only.map(({ file }) => file))];
    spawnSync(process.execPath, ['tools/test/run-suite.ts', project, suite, ...files], { env, stdio: 'inherit' });
    const report = reportFile(project, suite, true);
    again.push(...(existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as SuiteReport).failures : only));
  }
  return again;
}

function conclude(again: readonly FailedTest[]): void {
  const { failed, flaky } = verdict(failures, again, changedFiles());
  const passed = reports.reduce((sum, report) => sum + report.passed, flaky.length);
  for (const { suite, passed: own, failures: lost, seconds } of reports)
    console.log(`== ${suite}: ${own} passed, ${lost.length} failed, ${seconds} s`);
  if (flaky.length) console.log(`\nFlaky: failed once, passed when run again alone:\n${flaky.map(describeFailure).join('\n')}`);
  if (failed.length) console.log(`\nWhat failed:\n${failed.map(describeFailure).join('\n')}`);
  console.log(`\nafter ${Math.round((Date.now() - began) / 1000)} s`);
  console.log(`\n${passed} passed, ${failed.length} failed`);
  process.exitCode = failed.length || !passed ? 1 : 0;
  if (!process.exitCode && !positionals.length) noteTested();
}

/** An empty file, named by the tree that has passed as a whole: it need not be run again. */
function noteTested(): void {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();
  if (git('status', '--porcelain')) return;
  mkdirSync(join(CACHE_FOLDER, 'tested'), { recursive: true });
  writeFileSync(join(CACHE_FOLDER, 'tested', git('rev-parse', 'HEAD^{tree}')), '');
}
