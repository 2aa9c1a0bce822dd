import { jestFailures, playwrightFailures } from './failures.ts';

test('what failed in Jest is told by file, sentence and the beginning of its message', () => {
  const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  const failures = jestFailures({
    numPassedTests: 1,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      {
        name: 'a.spec.ts',
        message: 'all of it',
        assertionResults: [
          { fullName: 'a room is sold', status: 'passed', failureMessages: [] },
          { fullName: 'a room is sold once', status: 'failed', failureMessages: [`\u001B[31mExpected: 1\u001B[39m\n${long}`] },
        ],
      },
      { name: 'b.spec.ts', message: 'Cannot find module', assertionResults: [] },
      { name: 'c.spec.ts', message: '', assertionResults: [] },
    ],
  });

  expect(failures).toHaveLength(2);
  expect(failures[0]).toMatch(/^a\.spec\.ts › a room is sold once\n {4}Expected: 1\n {4}line 0\n/);
  expect(failures[0]).not.toContain('line 20');
  expect(failures[1]).toBe('b.spec.ts › could not be run\n    Cannot find module');
});

test('what failed in Playwright is told wherever it stands, also what passed only the second time', () => {
  const journey = (title: string, status: string) => ({
    title,
    file: 'buy.journey.ts',
    line: 7,
    tests: [{ status, results: [{ errors: status === 'expected' ? [] : [{ message: 'timed out' }] }] }],
  });
  const failures = playwrightFailures({
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    errors: [{ message: 'the shop did not start' }],
    suites: [
      {
        specs: [journey('a stay is bought', 'expected')],
        suites: [{ specs: [journey('a card is declined', 'unexpected'), journey('a slow card', 'flaky')] }],
      },
    ],
  });

  expect(failures).toEqual([
    'journeys › outside of any journey\n    the shop did not start',
    'buy.journey.ts:7 › a card is declined\n    timed out',
    'buy.journey.ts:7 › a slow card\n    timed out',
  ]);
});
