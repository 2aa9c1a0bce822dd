import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

/**
 * A pool that throws a connection away once the server no longer answers on it. The driver would keep it, and let the next
 * statements queue behind the one that hangs. What follows on such a connection, a rollback, fails at once.
 */
export function withoutSilentConnections(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    Client: (pool as unknown as PostgresPool).Client,
    connect: async () => careful(await pool.connect()),
    end: () => pool.end(),
  } as PostgresPool;
}

function careful(client: pg.PoolClient): PostgresPoolClient {
  let broken: Error | undefined;
  // The pool listens to idle connections only; nobody listening to one in use would end the process.
  const onError = (error: Error): void => void (broken = error);
  client.on('error', onError);
  const query = async (...statement: [never]): Promise<unknown> => {
    if (broken) throw broken;
    try {
      return await client.query(...statement);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) broken = error as Error;
      throw error;
    }
  };
  const { processID } = client as unknown as PostgresPoolClient;
  return {
    ...(processID !== undefined && { processID }),
    query,
    release(isDiscarded?: boolean) {
      client.off('error', onError);
      client.release(broken ?? isDiscarded);
    },
  } as unknown as PostgresPoolClient;
}
