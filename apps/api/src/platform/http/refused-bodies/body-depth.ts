import type { FastifyInstance } from 'fastify';
import { invalidField } from '../problem.ts';

/** The deepest of the bodies that there are has eight levels. */
export const MAX_DEPTH = 32;

/** Refuses lists in lists in lists before anything walks through them and runs out of stack. */
export function limitBodyDepth(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body }) => {
    if (isDeeperThan(MAX_DEPTH, body)) throw invalidField('body', `body is nested deeper than ${MAX_DEPTH} levels.`);
  });
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}
