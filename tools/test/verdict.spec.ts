import { NOT_RUN, OUTSIDE, type FailedTest } from './failures.ts';
import { verdict } from './verdict.ts';

const failure = (file: string, name = 'a room is sold once'): FailedTest => ({ suite: 'unit', file, name, message: 'Expected: 1' });
const UNCHANGED = new Set<string>();

test('a test that passes when it is run again alone is flaky, not failed', () => {
  const once = failure('libs/a.spec.ts');

  expect(verdict([once], [], UNCHANGED)).toEqual({ failed: [], flaky: [once] });
});

test('a test that fails twice has failed, beside one that is flaky', () => {
  const twice = failure('libs/a.spec.ts');
  const once = failure('libs/a.spec.ts', 'a room is sold');

  expect(verdict([twice, once], [{ ...twice, message: 'Expected: 2' }], UNCHANGED)).toEqual({ failed: [twice], flaky: [once] });
});

test('a file that could not be run at first and then fails in a test has failed', () => {
  const notRun = failure('libs/a.spec.ts', NOT_RUN);

  expect(verdict([notRun], [failure('libs/a.spec.ts')], UNCHANGED)).toEqual({ failed: [notRun], flaky: [] });
});

test('three flaky tests are forgiven, four fail the run', () => {
  const three = ['a', 'b', 'c'].map((name) => failure(`libs/${name}.spec.ts`));
  const four = [...three, failure('libs/d.spec.ts')];

  expect(verdict(three, [], UNCHANGED).failed).toEqual([]);
  expect(verdict(four, [], UNCHANGED)).toEqual({ failed: four, flaky: [] });
});

test.each(['apps/api/src/checkout/rush.spec.ts', 'apps/api/src/checkout/booking/kill-points.spec.ts', 'e2e/operator-replicas.journey.ts'])(
  'in %s a race is the fault: one failure is enough',
  (file) => {
    expect(verdict([failure(file)], [], UNCHANGED).failed).toHaveLength(1);
  },
);

test('a test whose file has just changed must not begin as a flaky one', () => {
  expect(verdict([failure('libs/a.spec.ts')], [], new Set(['libs/a.spec.ts'])).failed).toHaveLength(1);
});

test('a failure on one database is not the second one of the same test on another', () => {
  const embedded = failure('apps/api/a.spec.ts');
  const both = [embedded, { ...embedded, suite: 'contract' }];

  expect(verdict(both, [], UNCHANGED)).toEqual({ failed: [], flaky: both });
});

test('a shop that does not start is no chance', () => {
  expect(verdict([failure('journeys', OUTSIDE)], [], UNCHANGED).failed).toHaveLength(1);
});
