import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** How long a connection is waited for while the server is known to be silent; a busy one is waited for longer. */
const AFTER_SILENCE_MS = 2000;

/** Whether the server last left a statement without an answer. */
interface Silence {
  isSilent: boolean;
}

/**
 * A pool that throws a connection away once the server no longer answers on it. The driver would keep it, and let the next
 * statements queue behind the one that hangs. What follows on such a connection, a rollback, fails at once.
 */
export function withoutSilentConnections(pool: pg.Pool): PostgresPool {
  const silence: Silence = { isSilent: false };
  return {
    options: pool.options,
    Client: (pool as unknown as PostgresPool).Client,
    connect: async () => careful(await (silence.isSilent ? soon(pool) : pool.connect()), silence),
    end: () => pool.end(),
  } as PostgresPool;
}

/** A connection that comes too late goes back to the pool. */
function soon(pool: pg.Pool): Promise<pg.PoolClient> {
  const connecting = pool.connect();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('timeout exceeded when trying to connect'));
      connecting.then(
        (client) => client.release(),
        () => undefined,
      );
    }, AFTER_SILENCE_MS);
    connecting.then(
      (client) => {
        clearTimeout(timer);
        resolve(client);
      },
      (error: Error) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}

function careful(client: pg.PoolClient, silence: Silence): PostgresPoolClient {
  let broken: Error | undefined;
  // The pool listens to idle connections only; nobody listening to one in use would end the process.
  const onError = (error: Error): void => void (broken = error);
  client.on('error', onError);
  const query = async (...statement: [never]): Promise<unknown> => {
    if (broken) throw broken;
    try {
      const answer: unknown = await client.query(...statement);
      silence.isSilent = false;
      return answer;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) broken = error as Error;
      silence.isSilent = (error as Error).message === 'Query read timeout';
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
