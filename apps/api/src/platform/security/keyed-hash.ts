import { createHmac } from 'node:crypto';

/** HMAC-SHA-256 in hex of what may not be readable where it is kept; the secret is that of `secretOf`. */
export function keyedHash(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
