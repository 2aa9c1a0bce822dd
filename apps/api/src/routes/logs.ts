import type { FastifyInstance } from 'fastify';
import Type from 'typebox';

/** Messages are cut at 256 characters by clients (spec 2, section 5). */
const LogBody = Type.Object({
  level: Type.Enum(['debug', 'info', 'warn', 'error']),
  locale: Type.Optional(Type.String({ maxLength: 20 })),
  location: Type.Optional(Type.String({ maxLength: 2000 })),
  message: Type.String({ maxLength: 256 }),
});

/** What browsers report: errors of checkout, and addresses that lead nowhere (decision A-083). */
export function logRoutes(app: FastifyInstance): void {
  app.post<{ Body: Type.Static<typeof LogBody> }>(
    '/gateway/logs',
    { schema: { tags: ['reports'], body: LogBody } },
    ({ body: { level, ...report }, log }, reply) => {
      log[level]({ browser: report }, 'a browser reports');
      return reply.status(204).send();
    },
  );

  app.get<{ Querystring: { uri?: string; locale?: string } }>('/error', { schema: { tags: ['reports'] } }, ({ query, log }, reply) => {
    log.info({ uri: String(query.uri ?? '').slice(0, 500), locale: query.locale }, 'page not found');
    return reply.status(204).send();
  });
}
