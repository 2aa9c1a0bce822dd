import { createServer } from 'node:http';
import { once } from 'node:events';
import { Backends } from './backends.ts';
import { passOn } from './pass-on.ts';

/** A request that has not arrived by then is ended. */
const ARRIVAL_MS = 30_000;

export interface LoadBalancer {
  /** The process on this port has ended: no request goes there until it is ready again. */
  ended(port: number): void;
  close(): Promise<void>;
}

/** One address for several processes of the same kind, so that any of them may end. */
export async function openLoadBalancer({
  port,
  backends: ports,
}: {
  readonly port: number;
  readonly backends: readonly number[];
}): Promise<LoadBalancer> {
  const backends = new Backends(ports);
  const server = createServer({ requestTimeout: ARRIVAL_MS, keepAliveTimeout: 65_000 }, (request, answer) => {
    passOn(request, answer, backends).catch(() => answer.destroy());
  });
  await backends.look();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const unwatch = backends.watch();
  return {
    ended: (gone) => backends.ended(gone),
    async close() {
      unwatch();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
