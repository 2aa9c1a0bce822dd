import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { FailureMode } from '../fault-proxy.ts';

export interface TcpFaultProxy {
  readonly port: number;
  change(failureMode: FailureMode): void;
  close(): Promise<void>;
}

const SLOW_MS = 5_000;

/** Stands in front of a database or a mail server and lets its connections fail as networks do. */
export async function openTcpFaultProxy(target: { host: string; port: number }): Promise<TcpFaultProxy> {
  let failureMode: FailureMode = 'fine';
  let requested = 0;
  const pairs = new Set<readonly [Socket, Socket]>();
  /** What is under way, in its order. */
  const held = new Set<() => void>();
  const sayAll = () => {
    for (const say of [...held]) say();
  };
  const server = createServer((near) => {
    if (failureMode === 'down') return void near.destroy();
    const far = connect(target);
    const pair = [near, far] as const;
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    near.on('data', (said) => {
      requested += 1;
      if (failureMode === 'half' && requested % 2) return end();
      far.write(said);
    });
    far.on('data', (said) => {
      if (failureMode === 'garbage') return void near.write(Buffer.alloc(said.length, '{"<!'));
      const say = () => {
        if (held.delete(say) && !near.destroyed) near.write(said);
      };
      held.add(say);
      if (failureMode === 'slow') setTimeout(say, SLOW_MS);
      else sayAll();
    });
    for (const socket of pair) socket.on('error', end).on('close', end);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const drop = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    change(next) {
      // Nobody can go on with a connection on which nonsense was said.
      if (next === 'down' || failureMode === 'garbage') drop();
      failureMode = next;
      if (next !== 'slow') sayAll();
    },
    async close() {
      drop();
      await new Promise((done) => server.close(done));
    },
  };
}
