import { stripVTControlCharacters } from 'node:util';

/** Of a report of Jest (`--json`), what tells the numbers and what failed. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not be run at all. */
  numRuntimeErrorTestSuites: number;
  testResults: readonly {
    name: string;
    message: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages: readonly string[] }[];
  }[];
}

/** Of a report of Playwright (`json`), the same. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: readonly PlaywrightSuite[];
  /** What failed outside of any journey, such as a shop that does not start. */
  errors: readonly { message?: string }[];
}

interface PlaywrightSuite {
  specs: readonly {
    title: string;
    file: string;
    line: number;
    tests: readonly { status: string; results: readonly { errors: readonly { message?: string }[] }[] }[];
  }[];
  suites?: readonly PlaywrightSuite[];
}

/** Lines of a message that are told again; the whole of it stands where the test ran. */
const LINES = 14;

/** What failed in a run of Jest: each test or file with the beginning of its message. */
export function jestFailures(report: JestReport): readonly string[] {
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length) return failed.map((test) => told(name, test.fullName, test.failureMessages));
    return assertionResults.length || !message ? [] : [told(name, 'could not be run', [message])];
  });
}

/** What failed in a run of Playwright, a test that passed only when it was run again too. */
export function playwrightFailures(report: PlaywrightReport): readonly string[] {
  return [
    ...report.errors.map(({ message }) => told('journeys', 'outside of any journey', [message ?? ''])),
    ...report.suites.flatMap(failuresOfSuite),
  ];
}

function failuresOfSuite(suite: PlaywrightSuite): readonly string[] {
  const own = suite.specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        told(
          `${file}:${line}`,
          title,
          results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')),
        ),
      ),
  );
  return [...own, ...(suite.suites ?? []).flatMap(failuresOfSuite)];
}

function told(where: string, what: string, messages: readonly string[]): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, LINES);
  return [`${where} › ${what}`, ...lines.map((line) => `    ${line}`)].join('\n');
}
