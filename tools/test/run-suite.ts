import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { specFailures, OUTSIDE, playwrightFailures, type FailedTest, type SpecReport, type PlaywrightReport } from './failures.ts';
import { JOURNEY_CATALOGUE, JOURNEY_HOTELS } from './journey-catalogue.ts';
import { startPostgres } from './postgres.ts';
import { scratchFolder } from './scratch.ts';
import { journeyPort, suitesOf, type SuiteEntry } from './suite-list.ts';
import { reportFile, type SuiteReport } from './suite-report.ts';

/**
 * `node tools/test/run-suite.ts PROJECT SUITE [FILE …]`, the target of Nx: runs a suite, or only these files of it, and writes
 * its report. Ends with 1 when something failed.
 */
const [project = '', suite = '', ...only] = process.argv.slice(2);
const name = `${project}:${suite}`;
const NX_SETTINGS = ['NX_CACHE_DIRECTORY', 'NX_WORKSPACE_DATA_DIRECTORY'];
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=tree', '--reporter=json'];
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'];
const ESLINT = ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0'];
const PRETTIER = ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn'];

const began = performance.now();
const scratch = scratchFolder('shop-test-');
/** What specs and browsers leave behind goes with the rest of it. */
const temporary = join(scratch, 'tmp');
mkdirSync(temporary);
const report: SuiteReport = { ...(await runSuite()), suite: name, seconds: Math.round((performance.now() - began) / 1000) };
rmSync(scratch, { recursive: true, force: true });
mkdirSync('dist/test', { recursive: true });
writeFileSync(reportFile(project, suite, only.length > 0), JSON.stringify(report));
process.exitCode = report.failures.length ? 1 : 0;

const NO_POSTGRES = 'PostgreSQL is needed: install the package "postgresql".';

type Outcome = Pick<SuiteReport, 'passed' | 'failures'>;

async function runSuite(): Promise<Outcome> {
  if (suite === 'lint') return lint(folderOf(project));
  const entry = suitesOf(project, folderOf(project))[suite];
  if (!entry) throw new Error(`There is no suite ${name} in tools/test/suite-list.ts.`);
  if (entry.kind === 'command') return outcome(await node(entry.files, entry.env), 1);
  if (entry.kind === 'journeys') return runJourneys(entry);
  return runSpecs(entry);
}

/** The rules of a package, and how its files are formatted. */
async function lint(folder: string): Promise<Outcome> {
  const codes = [await node([...ESLINT, folder]), await node([...PRETTIER, folder])];
  return outcome(Math.max(...codes), 1);
}

async function runSpecs({ kind, files, except = [], env = {} }: SuiteEntry): Promise<Outcome> {
  const file = join(scratch, 'specs.json');
  const postgres = kind === 'contract' ? await startPostgres(scratch) : undefined;
  if (kind === 'contract' && !postgres) return outcome(1, 0, [failure(NO_POSTGRES)]);
  const database: Record<string, string> = postgres ? { TEST_DATABASE_URL: postgres.url } : {};
  const specs = only.length ? only : globSync([...files], { exclude: [...except] });
  const code = await node([...VITEST, `--outputFile=${file}`, ...specs], { ...env, ...database });
  await postgres?.stop();
  const result = readJson<SpecReport>(file);
  return outcome(code, result?.numPassedTests ?? 0, result && specFailures(name, result));
}

async function runJourneys({ files, remotes = [], env = {} }: SuiteEntry): Promise<Outcome> {
  const file = join(scratch, 'playwright.json');
  const postgres = env.JOURNEY_DATABASE === 'postgres' ? await startPostgres(scratch, JOURNEY_CATALOGUE) : undefined;
  if (env.JOURNEY_DATABASE === 'postgres' && !postgres) return outcome(1, 0, [failure(NO_POSTGRES)]);
  const dataDirectory = `var/journeys/${suite}`;
  rmSync(dataDirectory, { recursive: true, force: true });
  const journeys = only.length ? only : globSync([...files]);
  const code = await node([...PLAYWRIGHT, ...journeys], {
    ...env,
    CHROMIUM_PATH: findChromium() ?? '',
    JOURNEY_DATA_DIR: dataDirectory,
    JOURNEY_REMOTES: remotes.join(),
    JOURNEY_PORT: process.env.JOURNEY_PORT ?? String(journeyPort(suite)),
    // A start with another size writes the catalogue again.
    ...(postgres && { JOURNEY_DATABASE_URL: postgres.url, CATALOGUE_HOTELS: String(JOURNEY_HOTELS) }),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  await postgres?.stop();
  const result = readJson<PlaywrightReport>(file);
  return outcome(code, result?.stats.expected ?? 0, result && playwrightFailures(name, result));
}

/** A suite that fails without a failed test (a crash, no report) has one failure of its own. */
function outcome(code: number, passed: number, failures: readonly FailedTest[] = []): Outcome {
  return code && !failures.length ? { passed: 0, failures: [failure(`ended with ${code}`)] } : { passed, failures };
}

function failure(message: string): FailedTest {
  return { suite: name, file: name, name: OUTSIDE, message };
}

/** What a suite wrote of itself, unless it ended before. */
function readJson<Value>(file: string): Value | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Value) : undefined;
}

function folderOf(nxName: string): string {
  const file = globSync('{apps/*,libs/*,tools,tools/pictures,e2e}/package.json').find(
    (path) => (JSON.parse(readFileSync(path, 'utf8')) as { nx: { name: string } }).nx.name === nxName,
  );
  if (!file) throw new Error(`There is no package ${nxName}.`);
  return file.replace(/[\\/]package\.json$/, '');
}

/** Nx runs inside some suites, on its own account: what it set for this task is not for them. */
function node(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> {
  const inherited = Object.entries(process.env).filter(([key]) => !key.startsWith('NX_') || NX_SETTINGS.includes(key));
  const child = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...Object.fromEntries(inherited), TMPDIR: temporary, FORCE_COLOR: '0', ...env },
  });
  return new Promise((done) => child.on('exit', (code) => done(code ?? 1)));
}
