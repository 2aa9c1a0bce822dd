import type { FastifyInstance } from 'fastify';

const NAME = Symbol.for('fastify.display-name');

/**
 * Registers calls that have parsers and hooks of their own. Its name stands in Fastify's list of plugins; without one Fastify
 * looks for it in every module that is loaded, each time.
 */
export function openScope(app: FastifyInstance, name: string, fill: (scope: FastifyInstance) => void | Promise<void>): void {
  app.register(Object.assign(async (scope: FastifyInstance) => fill(scope), { [NAME]: name }));
}
