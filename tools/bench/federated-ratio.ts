import { spawn } from 'node:child_process';
import { firstLoad } from './first-load.ts';
import { buildMonolith } from './monolith/build-monolith.ts';
import { requestRate } from './request-rate.ts';

const ROUNDS = 5;

export interface Ratio {
  /** Time of a federated render over that of the same page from one bundle; the median of the rounds. */
  readonly times: number;
  /** Pages a second. */
  readonly federated: number;
  readonly monolith: number;
  /** kB of JavaScript, gzip, that the first visit of the page loads. */
  readonly scripts: { readonly federated: number; readonly monolith: number };
}

interface Requested {
  /** Paths by the name of the page. */
  readonly pages: Readonly<Record<string, string>>;
  /** Address of the API that both ask. */
  readonly api: string;
  /** Folder of the releases. */
  readonly releases: string;
  /** Folder of the built shell. */
  readonly shell: string;
  readonly executablePath: string;
}

/**
 * Renders pages by the released shell and by a shell that is one build with its remotes, in turns and with the same API behind,
 * so that whatever else the machine does weighs on both; and weighs the scripts that a browser loads from each.
 */
export async function federatedRatios({ pages, api, releases, shell, executablePath }: Requested): Promise<Record<string, Ratio>> {
  const monolith = await buildMonolith();
  const env = { API_ADDRESS: api, RELEASES: releases, SHOP_ENV: 'demo', NODE_ENV: 'production', LOG_LEVEL: 'warn' };
  const servers = [
    { port: 4391, child: run(`${shell}/server/main.mjs`, { ...env, SHELL_ASSETS: `${shell}/browser`, PORT: '4391' }) },
    { port: 4392, child: run(monolith.server, { ...env, SHELL_ASSETS: monolith.browser, PORT: '4392' }) },
  ] as const;
  const found: Record<string, Ratio> = {};
  try {
    for (const [name, path] of Object.entries(pages)) {
      const addresses = servers.map(({ port }) => `http://localhost:${port}${path}`) as [string, string];
      for (const address of addresses) await answering(address);
      found[name] = { ...(await rates(addresses)), scripts: await scripts(addresses, executablePath) };
    }
  } finally {
    for (const { child } of servers) child.kill();
  }
  return found;
}

async function rates(addresses: readonly [federated: string, monolith: string]): Promise<Omit<Ratio, 'scripts'>> {
  const rounds: [number, number][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [federated, monolith] = [await rateOf(addresses[0]), await rateOf(addresses[1])];
    rounds.push([federated, monolith]);
  }
  return {
    times: median(rounds.map(([federated, monolith]) => monolith / federated)),
    federated: median(rounds.map(([federated]) => federated)),
    monolith: median(rounds.map(([, monolith]) => monolith)),
  };
}

async function rateOf(address: string): Promise<number> {
  return (await requestRate({ address, runs: 1, seconds: 3 })).rate;
}

async function scripts([federated, monolith]: readonly [string, string], executablePath: string): Promise<Ratio['scripts']> {
  return { federated: (await firstLoad(federated, executablePath)).gzip, monolith: (await firstLoad(monolith, executablePath)).gzip };
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
