import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../port.ts';

/** A process of a shop that says who it is, what it was sent and how often; `/slow` takes its time, `/half` stops in the middle. */
const PROGRAM = `
const { createServer } = require('node:http');
let ready = true;
let slow = 0;
let busy = false;
createServer(async (request, answer) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  if (request.url === '/readyz') return answer.writeHead(ready ? 200 : 503).end();
  if (request.url === '/leave') ready = false;
  if (request.url === '/tire') { busy = true; return answer.end(String(process.pid)); }
  if (busy && request.url === '/') return answer.writeHead(503, { 'retry-after': '2' }).end('{}');
  if (request.url === '/half') { answer.write('half'); return; }
  if (request.url === '/received') return answer.end(String(slow));
  if (request.url === '/slow') slow += 1;
  if (request.url === '/slow') await new Promise((done) => setTimeout(done, 60_000));
  const { method, url, headers } = request;
  answer.setHeader('content-type', 'application/json');
  answer.setHeader('set-cookie', ['a=1', 'b=2']);
  answer.end(JSON.stringify({ pid: process.pid, method, url, headers, body: Buffer.concat(parts).toString() }));
}).listen(Number(process.argv[1]), '127.0.0.1', () => process.send('listens'));
`;

export interface StandIn {
  readonly port: number;
  readonly pid: number;
  /** SIGKILL, as a machine that loses its power. */
  kill(): Promise<void>;
}

/** Starts one on a port of its own, or on the port of one that was killed. */
export async function standIn(port?: number): Promise<StandIn> {
  const own = port ?? (await freePort());
  const child: ChildProcess = spawn(process.execPath, ['-e', PROGRAM, String(own)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  await once(child, 'message');
  return {
    port: own,
    pid: child.pid ?? 0,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
