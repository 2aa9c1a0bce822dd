import { basename } from 'node:path';
import { NOT_RUN, OUTSIDE, type FailedTest } from './failures.ts';

/** More tests than these that fail by chance fail the run. */
export const MAX_FLAKY = 3;

/** With more failures than these nothing is run again: they have one cause. */
export const MAX_RERUN = 12;

/** Files in which a race is the fault itself: what fails there once has failed. */
const NEVER_FLAKY =
  /^(rush|kill-points|schedule-kill-points|schedule-year|gift-races|gift-kills|inventory|order-histories|gift-histories|ledger|promotion-scope|erasure-while-paying|operator-replicas)\.(spec|journey)\./;

export interface Verdict {
  readonly failed: readonly FailedTest[];
  /** Failed once in two runs, by chance. */
  readonly flaky: readonly FailedTest[];
}

/** Whether a failure may be one of chance: only then its second run counts. */
export function mayBeFlaky({ file, name }: FailedTest, changedFiles: ReadonlySet<string>): boolean {
  return name !== OUTSIDE && !NEVER_FLAKY.test(basename(file)) && !changedFiles.has(file);
}

/**
 * What two runs say: what failed in both has failed, what failed in one of them is flaky, where that is forgiven at all.
 * A test that passed at first and failed in the second run is judged like one that failed at first.
 */
export function verdict(first: readonly FailedTest[], second: readonly FailedTest[], changedFiles: ReadonlySet<string>): Verdict {
  const isFlaky = (test: FailedTest, other: readonly FailedTest[]) => mayBeFlaky(test, changedFiles) && !other.some(isSame(test));
  const onlySecond = second.filter((test) => !first.some(isSame(test)));
  const all = [...first, ...onlySecond];
  const flaky = all.filter((test) => isFlaky(test, onlySecond.includes(test) ? first : second));
  return flaky.length > MAX_FLAKY ? { failed: all, flaky: [] } : { failed: all.filter((test) => !flaky.includes(test)), flaky };
}

/** A file that could not be run stands for each of its tests. */
function isSame(test: FailedTest) {
  return ({ suite, file, name }: FailedTest) =>
    suite === test.suite && file === test.file && (name === test.name || name === NOT_RUN || test.name === NOT_RUN);
}
