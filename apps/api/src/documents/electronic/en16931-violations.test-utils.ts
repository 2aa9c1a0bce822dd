import { execFile } from 'node:child_process';

/**
 * What invoices break of the rules of EN 16931 for CII, as CEN publishes them; empty for one that is valid. Judged in a process of
 * its own with room for short-lived objects: among the modules of a test it takes ten times as long.
 */
export function en16931Violations(invoices: readonly string[]): Promise<string[][]> {
  return new Promise((resolve, reject) => {
    const validator = execFile(
      process.execPath,
      ['--max-semi-space-size=256', 'apps/api/src/documents/electronic/validate-invoices.ts'],
      { maxBuffer: 1e7 },
      (error, answer) => (error ? reject(error) : resolve(JSON.parse(answer) as string[][])),
    );
    validator.stdin!.end(JSON.stringify(invoices));
  });
}
