import type { FastifyInstance } from 'fastify';
import { invalidField } from '../problem.ts';

/** Refuses what PostgreSQL cannot keep as text, wherever it stands: the character 0, and halves of a surrogate pair. */
export function refuseInvalidText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, query, params }) => {
    for (const [part, value] of Object.entries({ body, query, params })) {
      const field = invalidTextIn(value, part);
      if (field) throw invalidField(field, `${field} holds a character that is none.`);
    }
  });
}

/** Path of the first such text; names count too. */
export function invalidTextIn(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path;
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return undefined;
  for (const [name, entry] of Object.entries(value)) {
    if (!isStorable(name)) return path;
    const found = invalidTextIn(entry, path === 'body' || path === 'query' || path === 'params' ? name : `${path}.${name}`);
    if (found) return found;
  }
  return undefined;
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
