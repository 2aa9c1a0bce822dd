import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Weather } from '../fault-front.ts';

export interface TcpFront {
  readonly port: number;
  change(weather: Weather): void;
  close(): Promise<void>;
}

const SLOW_MS = 5_000;

/** Stands in front of a database or a mail server and lets its connections fail as networks do. */
export async function openTcpFront(target: { host: string; port: number }): Promise<TcpFront> {
  let weather: Weather = 'fine';
  let asked = 0;
  const pairs = new Set<readonly [Socket, Socket]>();
  /** What is under way, in its order. */
  const held = new Set<() => void>();
  const sayAll = () => {
    for (const say of [...held]) say();
  };
  const server = createServer((near) => {
    if (weather === 'down') return void near.destroy();
    const far = connect(target);
    const pair = [near, far] as const;
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    near.on('data', (said) => {
      asked += 1;
      if (weather === 'half' && asked % 2) return end();
      far.write(said);
    });
    far.on('data', (said) => {
      if (weather === 'garbage') return void near.write(Buffer.alloc(said.length, '{"<!'));
      const say = () => {
        if (held.delete(say) && !near.destroyed) near.write(said);
      };
      held.add(say);
      if (weather === 'slow') setTimeout(say, SLOW_MS);
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
      if (next === 'down' || weather === 'garbage') drop();
      weather = next;
      if (next !== 'slow') sayAll();
    },
    async close() {
      drop();
      await new Promise((done) => server.close(done));
    },
  };
}
