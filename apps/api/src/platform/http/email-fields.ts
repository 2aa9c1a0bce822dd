import { emailText } from '@shop/domain';
import type { FastifyInstance } from 'fastify';

/** Takes an e-mail address of a body as it is seen: copies from a letter or a link bring marks and blanks that nobody sees. */
export function readEmailFields(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    request.body = withReadEmails(request.body);
  });
}

/** The same value, whose fields `email` and `…Email` are written without such marks; everything else is left as it came. */
export function withReadEmails(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReadEmails);
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      typeof entry === 'string' && /email$/i.test(name) ? emailText(entry).trim() : withReadEmails(entry),
    ]),
  );
}
