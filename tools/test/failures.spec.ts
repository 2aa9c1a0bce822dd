import { join } from 'node:path';
import { describeFailure, specFailures, NOT_RUN, OUTSIDE, playwrightFailures } from './failures.ts';

test('what failed in a specification is listed by file, sentence and the beginning of its message', () => {
  const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  const failures = specFailures('unit', {
    numPassedTests: 1,
    testResults: [
      {
        name: join(process.cwd(), 'libs/a.spec.ts'),
        message: 'all of it',
        assertionResults: [
          { fullName: 'a room is sold', status: 'passed', failureMessages: [] },
          {
            fullName: 'a room is sold once',
            status: 'failed',
            failureMessages: [`\u001B[31mExpected: 1\u001B[39m\n    at run (/shop/node_modules/vitest/run.js:1:1)\n${long}`],
          },
        ],
      },
      { name: join(process.cwd(), 'b.spec.ts'), message: 'Cannot find module', assertionResults: [] },
      { name: join(process.cwd(), 'c.spec.ts'), message: '', assertionResults: [] },
    ],
  });

  expect(failures).toHaveLength(2);
  expect(failures[0]).toMatchObject({ suite: 'unit', file: 'libs/a.spec.ts', name: 'a room is sold once' });
  expect(failures[0]?.message).toMatch(/^Expected: 1\nline 0\n/);
  expect(failures[0]?.message).not.toContain('line 20');
  expect(failures[1]).toEqual({ suite: 'unit', file: 'b.spec.ts', name: NOT_RUN, message: 'Cannot find module' });
});

test('what failed in Playwright is listed wherever it stands', () => {
  const journey = (title: string, status: string) => ({
    title,
    file: 'buy.journey.ts',
    tests: [{ status, results: [{ errors: status === 'expected' ? [] : [{ message: 'timed out' }] }] }],
  });
  const failures = playwrightFailures('journeys', {
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
    { suite: 'journeys', file: 'journeys', name: OUTSIDE, message: 'the shop did not start' },
    { suite: 'journeys', file: 'e2e/buy.journey.ts', name: 'a card is declined', message: 'timed out' },
    { suite: 'journeys', file: 'e2e/buy.journey.ts', name: 'a slow card', message: 'timed out' },
  ]);
});

test('a failure is printed with its message below its name', () => {
  expect(describeFailure({ suite: 'unit', file: 'a.spec.ts', name: 'a room is sold', message: 'Expected: 1\nReceived: 2' })).toBe(
    'a.spec.ts › a room is sold (unit)\n    Expected: 1\n    Received: 2',
  );
});
