import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

/** Headers that prove who sent a message, and when (standardwebhooks.com): the id, the second, and the HMAC over both and the body. */
export function signatureHeaders({ id, body, secret }: { id: string; body: string; secret: string }, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

/** `whsec_` and 24 to 64 bytes in base64. */
export function isWebhookSecret(text: string): boolean {
  const bytes = text.startsWith(PREFIX) ? Buffer.from(text.slice(PREFIX.length), 'base64').length : 0;
  return bytes >= 24 && bytes <= 64;
}
