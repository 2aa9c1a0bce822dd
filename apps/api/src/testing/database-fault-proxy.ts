import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A TCP proxy in front of a database, whose faults a test sets. */
export interface DatabaseFaultProxy {
  readonly url: string;
  /** `answers`: forwards; `hangs`: accepts bytes and forwards none; `refuses`: closes every connection. */
  set(state: 'answers' | 'hangs' | 'refuses'): void;
  /** How many connections were tried so far. */
  tries(): number;
  close(): Promise<void>;
}

/** Starts a proxy between a process and its database. */
export async function databaseFaultProxy(url: string): Promise<DatabaseFaultProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let state: 'answers' | 'hangs' | 'refuses' = 'answers';
  let tries = 0;
  const server = createServer((client) => {
    tries++;
    if (state === 'refuses') return void client.destroy();
    const database = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => state !== 'hangs' && to.write(bytes));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const own = new URL(url);
  own.port = String((server.address() as AddressInfo).port);
  const breakAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: own.href,
    set(next) {
      state = next;
      if (next === 'refuses') breakAll();
    },
    tries: () => tries,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        breakAll();
      }),
  };
}
