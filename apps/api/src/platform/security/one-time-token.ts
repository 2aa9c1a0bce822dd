import { createHash, randomBytes } from 'node:crypto';

/** 256 bits, as a link or a cookie carries them. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** How the database knows a token: who reads the database cannot use it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
