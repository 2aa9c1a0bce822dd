import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** How long a connection is waited for while the server is known not to answer; a busy one is waited for longer. */
const AFTER_SILENCE_MS = 2000;

/** Whether the server last left a statement without an answer, and who stands in line for a connection meanwhile. */
interface ServerHealth {
  isUnresponsive: boolean;
  readonly inLine: Set<() => void>;
}

/**
 * A pool that throws a connection away once the server no longer answers on it. The driver would keep it, and let the next
 * statements queue behind the one that hangs. What follows on such a connection, a rollback, fails at once.
 *
 * The line for a connection may be long while the server is busy; once it does not answer, nobody waits long.
 */
export function withoutUnresponsiveConnections(pool: pg.Pool): PostgresPool {
  const health: ServerHealth = { isUnresponsive: false, inLine: new Set() };
  return {
    options: pool.options,
    Client: (pool as unknown as PostgresPool).Client,
    connect: async () => careful(await connected(pool, health), health),
    end: () => pool.end(),
  } as PostgresPool;
}

/** A connection that comes too late goes back to the pool. */
function connected(pool: pg.Pool, health: ServerHealth): Promise<pg.PoolClient> {
  const connecting = pool.connect();
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const leave = () => {
      reject(new Error('timeout exceeded when trying to connect'));
      connecting.then(
        (client) => client.release(),
        () => undefined,
      );
    };
    const hurry = () => (timer ??= setTimeout(leave, AFTER_SILENCE_MS));
    const served = () => {
      clearTimeout(timer);
      health.inLine.delete(hurry);
    };
    health.inLine.add(hurry);
    if (health.isUnresponsive) hurry();
    connecting.then(resolve, reject).finally(served);
  });
}

function hear(health: ServerHealth, isUnresponsive: boolean): void {
  if (isUnresponsive && !health.isUnresponsive) for (const hurry of health.inLine) hurry();
  health.isUnresponsive = isUnresponsive;
}

function careful(client: pg.PoolClient, health: ServerHealth): PostgresPoolClient {
  let broken: Error | undefined;
  // The pool listens to idle connections only; nobody listening to one in use would end the process.
  const onError = (error: Error): void => void (broken = error);
  client.on('error', onError);
  const query = async (...statement: [never]): Promise<unknown> => {
    if (broken) throw broken;
    try {
      const answer: unknown = await client.query(...statement);
      hear(health, false);
      return answer;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) broken = error as Error;
      hear(health, (error as Error).message === 'Query read timeout');
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
