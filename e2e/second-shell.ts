import { spawn } from 'node:child_process';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const DATA_DIR = process.env.JOURNEY_DATA_DIR ?? 'var/journeys';
const API_PORT = Number(process.env.JOURNEY_API_PORT ?? Number(process.env.JOURNEY_PORT ?? 4300) + 1);

/** What becomes of the calls whose content the frame is drawn from. */
export type ContentWeather = 'fine' | 'slow' | 'failed' | 'empty';

export interface SecondShell {
  readonly address: string;
  close(): Promise<void>;
}

/** Another shell over the journeys' API and releases, with its own switches and its own luck with content. */
export async function secondShell(port: number, weather: ContentWeather, env: Record<string, string> = {}): Promise<SecondShell> {
  const api = createServer((request, answer) => passOn(request, answer, weather)).listen(port + 1, '127.0.0.1');
  const shell = spawn(process.execPath, ['--no-force-async-hooks-checks', 'dist/shell/server/main.mjs'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      API_ADDRESS: `http://127.0.0.1:${port + 1}`,
      RELEASES: join(DATA_DIR, 'releases'),
      ...env,
    },
  });
  await answers(`http://localhost:${port}/healthz`);
  return {
    address: `http://localhost:${port}`,
    async close() {
      shell.kill('SIGTERM');
      api.closeAllConnections();
      await new Promise((done) => api.close(done));
    },
  };
}

const CONTENT = /^\/gateway\/(content|cms)\/|^\/api\/cms\//;
const SLOW_MS = 5_000;

function passOn(request: IncomingMessage, answer: ServerResponse, weather: ContentWeather): void {
  const isContent = CONTENT.test(request.url ?? '');
  if (isContent && weather === 'failed')
    return void answer.writeHead(500, { 'content-type': 'application/json' }).end('{"code":"DOWN","message":"down"}');
  if (isContent && weather === 'empty') return void answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  const forward = () => {
    const { method, url, headers } = request;
    const call = ask({ host: '127.0.0.1', port: API_PORT, method, path: url, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(answer);
    });
    call.on('error', () => answer.writeHead(502).end());
    request.pipe(call);
  };
  if (isContent && weather === 'slow') setTimeout(forward, SLOW_MS);
  else forward();
}

async function answers(address: string): Promise<void> {
  for (let left = 200; left > 0; left--) {
    if ((await fetch(address).catch(() => undefined))?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${address} does not answer`);
}
