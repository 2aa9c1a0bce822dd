import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const MAIN = resolve(import.meta.dirname, '../../apps/api/src/main.ts');
const START_TRIES = 480;

/** API processes over one database, each on its own port; any may be killed and comes back by itself. */
export interface ApiProcesses {
  readonly addresses: readonly string[];
  /** SIGKILL, as a machine that loses its power; answers once the process answers again. */
  kill(place: number): Promise<void>;
  stop(): Promise<void>;
}

export async function startApiProcesses(settings: { ports: readonly number[]; env: Record<string, string> }): Promise<ApiProcesses> {
  const { ports, env } = settings;
  const start = (port: number): ChildProcess =>
    spawn(process.execPath, [MAIN], {
      env: { ...process.env, SHOP_ENV: 'demo', ...env, API_PORT: String(port), LOG_LEVEL: 'fatal' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const addresses = ports.map((port) => `http://127.0.0.1:${port}`);
  const running = ports.map(start);
  await Promise.all(addresses.map(answers));
  return {
    addresses,
    async kill(place) {
      await end(running[place]!, 'SIGKILL');
      running[place] = start(ports[place]!);
      await answers(addresses[place]!);
    },
    async stop() {
      await Promise.all(running.map((one) => end(one, 'SIGTERM')));
    },
  };
}

async function end(running: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (running.exitCode !== null || running.signalCode !== null) return;
  const gone = once(running, 'exit');
  running.kill(signal);
  await gone;
}

async function answers(address: string): Promise<void> {
  for (let attempt = 0; attempt < START_TRIES; attempt++) {
    const healthy = await fetch(`${address}/healthz`).catch(() => undefined);
    if (healthy?.ok) return;
    await sleep(250);
  }
  throw new Error(`${address} did not answer within two minutes.`);
}
