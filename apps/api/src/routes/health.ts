import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Shop } from '../app.ts';

/** Alive: the process answers. Ready: the database answers and the index is filled. */
export function healthRoutes(app: FastifyInstance, { db, index }: Shop): void {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'silent' }, () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true }, logLevel: 'silent' }, async (_, reply) => {
    const answers = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    const stays = index.stays.stays.count;
    if (answers && stays > 0) return { status: 'ready', stays };
    return reply
      .status(503)
      .send({ code: 'NOT_READY', message: answers ? 'The catalogue is empty: seed the database.' : 'The database does not answer.' });
  });
}
