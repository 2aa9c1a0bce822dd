import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files run in the order of their paths: by default those that were slow or failed the last time on this machine come first. */
export class ByPath extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => one.moduleId.localeCompare(other.moduleId, 'en')));
  }
}
