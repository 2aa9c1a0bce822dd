import { createHash } from 'node:crypto';

type Algorithm = 'sha256' | 'sha384';

/** `sha256-…`, as in the `integrity` attribute. */
export function integrityOf(content: Buffer | string): string {
  return digestOf(content, 'sha256');
}

/** Whether it is what was published; releases of before the change to SHA-256 name their SHA-384. */
export function hasIntegrity(content: Buffer | string, integrity: string): boolean {
  return digestOf(content, integrity.startsWith('sha384-') ? 'sha384' : 'sha256') === integrity;
}

function digestOf(content: Buffer | string, algorithm: Algorithm): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}
