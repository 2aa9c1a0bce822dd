import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old a message may be, so that one that was overheard cannot be sent again for ever. */
export const TOLERANCE_SECONDS = 300;

export interface SignedMessage {
  /** `Stripe-Signature`: `t=1700000000,v1=…`; several `v1` while the secret is changed. */
  readonly header: string | undefined;
  readonly body: Buffer;
  readonly secret: string;
}

/** Whether a message is the provider's own, and of these minutes; the reason where it is not. */
export function checkSignature({ header, body, secret }: SignedMessage, now: Date): 'genuine' | 'unsigned' | 'forged' | 'old' {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('=', 2) as [string, string | undefined]);
  const at = Number(parts.find(([name]) => name === 't')?.[1]);
  const signatures = parts.flatMap(([name, value]) => (name === 'v1' && value ? [value] : []));
  if (!Number.isSafeInteger(at) || signatures.length === 0) return 'unsigned';
  const expected = createHmac('sha256', secret).update(`${at}.`).update(body).digest();
  const isGenuine = signatures.some((signature) => equals(Buffer.from(signature, 'hex'), expected));
  if (!isGenuine) return 'forged';
  return Math.abs(now.getTime() / 1000 - at) > TOLERANCE_SECONDS ? 'old' : 'genuine';
}

const equals = (given: Buffer, expected: Buffer): boolean => given.length === expected.length && timingSafeEqual(given, expected);
