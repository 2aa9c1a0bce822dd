import { spawn } from 'node:child_process';
import { buildMonolith } from './monolith/build-monolith.ts';
import { requestRate } from './request-rate.ts';

const ROUNDS = 5;

export interface Ratio {
  /** Time of a federated render over that of the same page from one bundle; the median of the rounds. */
  readonly times: number;
  readonly federated: number;
  readonly monolith: number;
}

/**
 * Renders one page by the released shell and by a shell that holds its remotes in one bundle, in turns and with the
 * same API behind, so that whatever else the machine does weighs on both.
 */
export async function federatedRatio({
  path,
  api,
  releases,
  shell,
}: {
  path: string;
  api: string;
  releases: string;
  shell: string;
}): Promise<Ratio> {
  const monolith = await buildMonolith();
  const env = { API_ADDRESS: api, RELEASES: releases, SHELL_ASSETS: `${shell}/browser`, NODE_ENV: 'production', LOG_LEVEL: 'warn' };
  const servers = [
    { port: 4391, child: run(`${shell}/server/main.mjs`, { ...env, PORT: '4391' }), rates: [] as number[] },
    { port: 4392, child: run(monolith, { ...env, PORT: '4392' }), rates: [] as number[] },
  ];
  try {
    for (const { port } of servers) await answering(`http://localhost:${port}${path}`);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const server of servers)
        server.rates.push((await requestRate({ address: `http://localhost:${server.port}${path}`, runs: 1, seconds: 3 })).rate);
  } finally {
    for (const { child } of servers) child.kill();
  }
  const [federated, one] = servers.map(({ rates }) => rates);
  return {
    times: median(one!.map((rate, round) => rate / federated![round]!)),
    federated: median(federated!),
    monolith: median(one!),
  };
}

function run(file: string, env: Record<string, string>) {
  return spawn(process.execPath, [file], { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
}

async function answering(address: string): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${address} does not answer`);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
