import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test that failed, or a file or a shop that could not be run at all (`name` says so). */
export interface FailedTest {
  /** The suite it ran in: the same file may run on two databases. */
  readonly suite: string;
  /** Path of the file from the root of the repository, or what failed outside of any file. */
  readonly file: string;
  readonly name: string;
  /** The beginning of the message; the whole of it stands where the test ran. */
  readonly message: string;
}

/** Number and failures of a report of Vitest (`--reporter=json`). A file that could not be run has a message and no tests. */
export interface SpecReport {
  numPassedTests: number;
  testResults: readonly {
    name: string;
    message: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages: readonly string[] }[];
  }[];
}

/** The same of a report of Playwright (`json`). Files are relative to the folder of its configuration. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: readonly PlaywrightGroup[];
  /** What failed outside of any journey, such as a shop that does not start. */
  errors: readonly { message?: string }[];
}

interface PlaywrightGroup {
  specs: readonly {
    title: string;
    file: string;
    tests: readonly { status: string; results: readonly { errors: readonly { message?: string }[] }[] }[];
  }[];
  suites?: readonly PlaywrightGroup[];
}

/** Lines of a message that are repeated at the end of the run. */
const LINES = 14;

/** Where in the runner, or in a library, a test failed says nothing. */
const FOREIGN_FRAME = /^ +at .*(node_modules|node:|<anonymous>)/;

/** The name of a file that failed before its first test. */
export const NOT_RUN = 'could not be run';

/** What no file can be named for: it cannot be run again alone. */
export const OUTSIDE = 'outside of any test';

export function specFailures(suite: string, report: SpecReport): readonly FailedTest[] {
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length) return failed.map((test) => ({ suite, file, name: test.fullName, message: beginning(test.failureMessages) }));
    return assertionResults.length || !message ? [] : [{ suite, file, name: NOT_RUN, message: beginning([message]) }];
  });
}

/** A journey that Playwright itself called flaky has failed, too: its retries are off. */
export function playwrightFailures(suite: string, report: PlaywrightReport): readonly FailedTest[] {
  return [
    ...report.errors.map(({ message }) => ({ suite, file: suite, name: OUTSIDE, message: beginning([message ?? '']) })),
    ...report.suites.flatMap((group) => failuresOfGroup(suite, group)),
  ];
}

function failuresOfGroup(suite: string, group: PlaywrightGroup): readonly FailedTest[] {
  const own = group.specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        suite,
        file: `e2e/${file}`,
        name: title,
        message: beginning(results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''))),
      })),
  );
  return [...own, ...(group.suites ?? []).flatMap((inner) => failuresOfGroup(suite, inner))];
}

function beginning(messages: readonly string[]): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n');
  return lines
    .filter((line) => !FOREIGN_FRAME.test(line))
    .slice(0, LINES)
    .join('\n');
}

/** A failure as it is printed: file and name, the message below them. */
export function describeFailure({ suite, file, name, message }: FailedTest): string {
  return [`${file} › ${name} (${suite})`, ...message.split('\n').map((line) => `    ${line}`)].join('\n');
}
