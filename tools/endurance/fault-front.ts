import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What becomes of the requests that pass. */
export type Weather = 'fine' | 'down' | 'slow' | 'half' | 'garbage';
export const WEATHERS: readonly Weather[] = ['down', 'slow', 'half', 'garbage'];

export interface Front {
  readonly address: string;
  /** Only addresses that match meet the weather. */
  change(weather: Weather, which?: RegExp): void;
  close(): Promise<void>;
}

const SLOW_MS = 5_000;

/** Stands in front of a service and lets it fail as services do. `answer` says what it would have said. */
export async function openFront(answer: (request: IncomingMessage, reply: ServerResponse) => void): Promise<Front> {
  let weather: Weather = 'fine';
  let which = /./;
  let count = 0;
  const server = createServer((request, reply) => {
    const met = which.test(request.url ?? '') ? weather : 'fine';
    count += 1;
    if (met === 'down' || (met === 'half' && count % 2)) return void request.socket.destroy();
    if (met === 'garbage') return void reply.writeHead(200, { 'content-type': 'application/json' }).end('{"<!');
    if (met === 'slow') return void setTimeout(() => answer(request, reply), SLOW_MS);
    answer(request, reply);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    change(next, only = /./) {
      weather = next;
      which = only;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Passes requests on to another address. */
export function passOn(target: string): (request: IncomingMessage, reply: ServerResponse) => void {
  const { hostname, port } = new URL(target);
  return (request, reply) => {
    const { method, url, headers } = request;
    const call = ask({ host: hostname, port, method, path: url, headers }, (from) => {
      reply.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(reply);
    });
    call.on('error', () => reply.writeHead(502).end());
    request.pipe(call);
  };
}
