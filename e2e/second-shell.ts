import { freePort } from '@shop/tools/endurance/own-shell';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DATA_DIR } from './data-directory.ts';
import { shopClock } from './shop-clock.ts';

const ROOT = join(import.meta.dirname, '..');
const API_PORT = Number(process.env.JOURNEY_API_PORT ?? Number(process.env.JOURNEY_PORT ?? 4300) + 1);

/** What becomes of the calls whose content the layout is drawn from; an answer that is slow does not come while the shell lives. */
export type ContentFailure = 'fine' | 'slow' | 'failed' | 'empty';

export interface SecondShell {
  readonly address: string;
  close(): Promise<void>;
}

/** Another shell over the journeys' API and releases, at an address of its own, with its own switches and its own luck with content. */
export async function secondShell(failureMode: ContentFailure, env: Record<string, string> = {}): Promise<SecondShell> {
  const api = createServer((request, answer) => passOn(request, answer, failureMode)).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const port = await freePort();
  const shell = spawn(process.execPath, ['--no-force-async-hooks-checks', 'dist/shell/server/main.mjs'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SHOP_ENV: 'demo',
      PORT: String(port),
      API_ADDRESS: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      ...shopClock(),
      RELEASES: join(DATA_DIR, 'releases'),
      ...env,
    },
  });
  const address = `http://localhost:${port}`;
  const close = async () => {
    if (!hasEnded(shell)) await Promise.all([once(shell, 'exit'), shell.kill('SIGKILL')]);
    api.closeAllConnections();
    await new Promise((done) => api.close(done));
  };
  await answers(`${address}/healthz`, shell).catch(async (error: Error) => {
    await close();
    throw error;
  });
  return { address, close };
}

const CONTENT = /^\/gateway\/(content|cms)\/|^\/api\/cms\//;

function passOn(request: IncomingMessage, answer: ServerResponse, failureMode: ContentFailure): void {
  const isContent = CONTENT.test(request.url ?? '');
  if (isContent && failureMode === 'slow') return;
  if (isContent && failureMode === 'failed')
    return void answer.writeHead(500, { 'content-type': 'application/json' }).end('{"code":"DOWN","message":"down"}');
  if (isContent && failureMode === 'empty') return void answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  const { method, url, headers } = request;
  const call = ask({ host: '127.0.0.1', port: API_PORT, method, path: url, headers }, (from) => {
    answer.writeHead(from.statusCode ?? 502, from.headers);
    from.pipe(answer);
  });
  call.on('error', () => answer.writeHead(502).end());
  request.pipe(call);
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function answers(address: string, shell: ChildProcess): Promise<void> {
  for (let left = 200; left > 0 && !hasEnded(shell); left--) {
    if ((await fetch(address).catch(() => undefined))?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${address} does not answer`);
}
