import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jestFailures, OUTSIDE, playwrightFailures, type FailedTest, type JestReport, type PlaywrightReport } from './failures.ts';

/** What a suite ended with. A suite that fails without a failed test (a crash, no report) has one failure of its own. */
export interface Outcome {
  readonly passed: number;
  readonly failures: readonly FailedTest[];
}

export interface Suite {
  readonly name: string;
  /** All of it, or only the files of the named tests, alone. */
  run(only?: readonly FailedTest[]): Promise<Outcome>;
}

const JEST = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'];

/** A command of one result. Its output is printed in one piece, since another one may run at the same time. */
export function command(name: string, args: readonly string[]): Suite {
  return {
    name,
    async run() {
      const output: string[] = [];
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
      for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
      const code = await new Promise<number>((done) => child.on('close', (ended) => done(ended ?? 1)));
      console.log(`\n-- ${name}\n${output.join('')}`.trimEnd());
      return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [suiteFailure(name, code)] };
    },
  };
}

/** Jest; `paths` are its own arguments. */
export function jest(name: string, scratch: string, env: Record<string, string>, paths: readonly string[] = []): Suite {
  return {
    name,
    async run(only) {
      const file = reportFile(scratch, name, only);
      const which = only ? ['--maxWorkers=1', '--runTestsByPath', ...filesOf(only)] : paths;
      const code = await node(name, [...JEST, '--json', `--outputFile=${file}`, ...which], env);
      const report = readReport<JestReport>(file);
      return outcome(name, code, report?.numPassedTests ?? 0, report && jestFailures(name, report));
    },
  };
}

/** Playwright on the production build. */
export function journeys(name: string, scratch: string, env: Record<string, string>): Suite {
  return {
    name,
    async run(only) {
      const file = reportFile(scratch, name, only);
      const code = await node(name, [...PLAYWRIGHT, ...filesOf(only ?? [])], { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file });
      const report = readReport<PlaywrightReport>(file);
      return outcome(name, code, report?.stats.expected ?? 0, report && playwrightFailures(name, report));
    },
  };
}

function outcome(name: string, code: number, passed: number, failures: readonly FailedTest[] = []): Outcome {
  return { passed, failures: code && !failures.length ? [suiteFailure(name, code)] : failures };
}

function suiteFailure(suite: string, code: number): FailedTest {
  return { suite, file: suite, name: OUTSIDE, message: `ended with ${code}` };
}

function reportFile(scratch: string, name: string, only: readonly FailedTest[] | undefined): string {
  return join(scratch, `${name.replace(/\W+/g, '-')}${only ? '-again' : ''}.json`);
}

/** What a suite wrote of itself, unless it ended before. */
function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

function filesOf(tests: readonly FailedTest[]): readonly string[] {
  return [...new Set(tests.map(({ file }) => file))];
}

function node(name: string, args: readonly string[], env: Record<string, string>): Promise<number> {
  console.log(`\n-- ${name}`);
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((done) => child.on('exit', (code) => done(code ?? 1)));
}
