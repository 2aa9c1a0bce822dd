import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What becomes of the requests that pass. */
export type FailureMode = 'fine' | 'down' | 'slow' | 'half' | 'garbage' | 'old';
export const FAILURE_MODES = ['down', 'slow', 'half', 'garbage', 'old'] as const satisfies readonly FailureMode[];

export interface FaultProxy {
  readonly address: string;
  /** Only addresses that match are affected. */
  change(failureMode: FailureMode, which?: RegExp): void;
  close(): Promise<void>;
}

const SLOW_MS = 5_000;

type Answer = (request: IncomingMessage, reply: ServerResponse) => void;

/** A fault proxy: stands in front of a service and injects failures. `answer` says what it would have said, `old` what an earlier version. */
export async function openFaultProxy(answer: Answer, old: Answer = answer): Promise<FaultProxy> {
  let failureMode: FailureMode = 'fine';
  let which = /./;
  let count = 0;
  const server = createServer((request, reply) => {
    const met = which.test(request.url ?? '') ? failureMode : 'fine';
    count += 1;
    if (met === 'down' || (met === 'half' && count % 2)) return void request.socket.destroy();
    if (met === 'garbage') return void reply.writeHead(200, { 'content-type': 'application/json' }).end('{"<!');
    if (met === 'slow') return void setTimeout(() => answer(request, reply), SLOW_MS);
    if (met === 'old') return old(request, reply);
    answer(request, reply);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    change(next, only = /./) {
      failureMode = next;
      which = only;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Passes requests on to another address; `change` may make another JSON of an answer. */
export function passOn(target: string, change?: (method: string, path: string, body: unknown) => unknown): Answer {
  const { hostname, port } = new URL(target);
  return (request, reply) => {
    const { method, url, headers } = request;
    const call = ask({ host: hostname, port, method, path: url, headers }, (from) => {
      if (change && from.headers['content-type']?.includes('json'))
        return void changed(from, reply, (body) => change(method ?? 'GET', url ?? '/', body));
      reply.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(reply);
    });
    call.on('error', () => reply.writeHead(502).end());
    request.pipe(call);
  };
}

async function changed(from: IncomingMessage, reply: ServerResponse, change: (body: unknown) => unknown): Promise<void> {
  const pieces: Buffer[] = [];
  for await (const piece of from) pieces.push(piece as Buffer);
  const body = Buffer.from(JSON.stringify(change(JSON.parse(Buffer.concat(pieces).toString('utf8')))));
  reply.writeHead(from.statusCode ?? 502, { ...from.headers, 'content-length': body.length }).end(body);
}
