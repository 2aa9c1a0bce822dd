import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const PORT = Number(process.env.BENCH_PORT ?? 5600);

/** One API process on a port of its own, and what it costs. */
export interface MeasuredApi {
  readonly address: string;
  /** Seconds until it was ready and answered, and of them those that the process worked. */
  readonly startSeconds: number;
  readonly startCpuSeconds: number;
  /** Resident memory, megabytes. */
  memory(): number;
  /** Milliseconds that the process has worked: the figure that a busy machine blurs least. The kernel counts hundredths of a second. */
  cpu(): number;
  stop(): Promise<void>;
}

export async function startMeasuredApi(env: Readonly<Record<string, string>>): Promise<MeasuredApi> {
  const address = `http://127.0.0.1:${PORT}`;
  if (await isReady(address)) throw new Error(`Something answers on port ${PORT} already: stop it, or name another with BENCH_PORT.`);
  const began = performance.now();
  const api = spawn(process.execPath, ['apps/api/src/main.ts'], {
    env: { ...process.env, SHOP_ENV: 'demo', ...env, API_PORT: String(PORT), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const cpu = () => {
    const fields = readFileSync(`/proc/${api.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  };
  while (!(await isReady(address))) {
    if (api.exitCode !== null) throw new Error('The API ended before it answered; its message stands above.');
    await new Promise((done) => setTimeout(done, 100));
  }
  return {
    address,
    startSeconds: (performance.now() - began) / 1000,
    startCpuSeconds: cpu() / 1000,
    memory: () => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${api.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024),
    cpu,
    async stop() {
      const gone = new Promise((done) => api.once('exit', done));
      api.kill('SIGTERM');
      await gone;
    },
  };
}

/** Ready, and no longer so busy with its own start that it sends people away. */
async function isReady(address: string): Promise<boolean> {
  for (const path of ['/readyz', '/api/autocomplete-geonames.json?locale=fr_FR&term=paris']) {
    const answer = await fetch(address + path).catch(() => undefined);
    if (!answer?.ok) return false;
  }
  return true;
}
