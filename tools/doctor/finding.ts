/** What the doctor found out about one thing. */
export interface Finding {
  readonly check: string;
  readonly state: 'ok' | 'warn' | 'fail';
  readonly says: string;
  /** For the operator of the shop; only where something is not well. */
  readonly todo?: string;
}

export function ok(check: string, says: string): Finding {
  return { check, state: 'ok', says };
}

/** It sells, but not for long or not as it should. */
export function warn(check: string, says: string, todo: string): Finding {
  return { check, state: 'warn', says, todo };
}

export function fail(check: string, says: string, todo: string): Finding {
  return { check, state: 'fail', says, todo };
}

/** A check that breaks is a finding, too. */
export async function checked(check: string, find: () => Promise<Finding>): Promise<Finding> {
  return find().catch((error: Error) =>
    fail(check, `could not be checked: ${error.message || String(error)}`, 'mend what the message says, then ask again'),
  );
}
