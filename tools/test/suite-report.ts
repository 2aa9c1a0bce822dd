import type { FailedTest } from './failures.ts';

/** What a suite says of a run. Nx keeps it beside the result. */
export interface SuiteReport {
  /** `api:contract-orders` */
  readonly suite: string;
  readonly passed: number;
  readonly failures: readonly FailedTest[];
  readonly seconds: number;
}

/** Where a suite writes its report; of the second run of some of its files it is another one. */
export function reportFile(project: string, suite: string, isSecondRun = false): string {
  return `dist/test/${project}.${suite}${isSecondRun ? '.again' : ''}.json`;
}
