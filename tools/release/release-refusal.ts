/** Why a release or a change of the registry does not happen: one sentence for each reason. */
export class ReleaseRefusal extends Error {
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}

export function refuseRelease(...reasons: string[]): never {
  throw new ReleaseRefusal(reasons);
}
