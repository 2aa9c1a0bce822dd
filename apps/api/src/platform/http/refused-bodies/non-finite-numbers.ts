import type { FastifyInstance } from 'fastify';
import { invalidField } from '../problem.ts';

/** Refuses `1e999`, which validation reads as a number without end and then holds against no maximum. */
export function refuseNonFiniteNumbers(app: FastifyInstance): void {
  app.addHook('preHandler', async ({ body, query, params }) => {
    const field = nonFiniteIn({ ...(params as object), ...(query as object) }, '') ?? nonFiniteIn(body, '');
    if (field !== undefined) throw invalidField(field, `${field || 'body'} is larger than any number that counts here.`);
  });
}

/** Path of the first such number. */
function nonFiniteIn(value: unknown, path: string): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : path;
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found = nonFiniteIn(inner, path ? `${path}.${name}` : name);
    if (found !== undefined) return found;
  }
  return undefined;
}
