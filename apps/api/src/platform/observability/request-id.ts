import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The id that the caller gives in `x-request-id`, as long as it is one; else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
