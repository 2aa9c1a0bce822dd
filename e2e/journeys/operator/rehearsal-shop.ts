import { expect } from '@playwright/test';
import { stripeStandIn, type StripeStandIn } from '@shop/testing/stripe';
import { freePort } from '@shop/tools/endurance/own-shell';
import type { Rehearsal, ServiceMessage } from '@shop/tools/rehearsal';
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '../../..');
export const FOLDER = join(ROOT, 'var/rehearsal-journeys');
/** A killed API reads the catalogue before it is ready. */
const START_MS = 60_000;
const AWAY_MS = 1_000;
/** Of the front, the shells, the APIs and what stands before them. */
const PORTS = 7;

export interface RehearsedShop extends Rehearsal {
  readonly port: number;
  readonly provider: StripeStandIn;
  /** Everything that its processes wrote. */
  readonly log: string;
  /** Every process and service that can be taken away. */
  readonly parts: readonly string[];
  /**
   * `kill -9` for a process, a service is gone for a second. Comes back once the part is well again, and answers when it was
   * away, of `performance.now()`.
   */
  takeAway(part: string): Promise<{ from: number; to: number }>;
  close(): Promise<void>;
}

/** A shop as it is operated, in production, whose payments a stand-in takes that these journeys hold. */
export async function openRehearsal(settings: Readonly<Record<string, string>> = {}): Promise<RehearsedShop> {
  const port = await freePorts();
  const provider = await stripeStandIn({
    secretKey: `sk_test_${randomBytes(12).toString('hex')}`,
    webhook: `http://127.0.0.1:${port + 1}/gateway/psp/stripe/webhook`,
    sendsAgain: true,
  });
  mkdirSync(FOLDER, { recursive: true });
  const log = `${FOLDER}.log`;
  const output = openSync(log, 'w');
  const env = { ...process.env, PORT: String(port), DATA_DIR: FOLDER, LOG_LEVEL: 'info', ...settings, ...provider.environment };
  const child = fork('tools/rehearsal/rehearsal.ts', { cwd: ROOT, execArgv: [], env, stdio: ['ignore', output, output, 'ipc'] });
  const ended = once(child, 'exit');
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    await provider.close();
  };
  const isReady = await Promise.race([once(child, 'message').then(() => true), ended.then(() => false)]);
  if (!isReady) {
    await provider.close();
    throw new Error(`The rehearsal did not start: ${readFileSync(log, 'utf8').slice(-2_000)}`);
  }
  const rehearsal = JSON.parse(readFileSync(join(FOLDER, 'rehearsal.json'), 'utf8')) as Rehearsal;
  const ask = async (message: ServiceMessage) => {
    const answered = once(child, 'message');
    child.send(message);
    await answered;
  };
  async function takeAway(part: string) {
    const from = performance.now();
    if (rehearsal.services.includes(part)) {
      await ask({ leave: part });
      await sleep(AWAY_MS);
      await ask({ comeBack: part });
    } else await killAndWait(part, rehearsal);
    if (part === 'database') await allReady(rehearsal);
    return { from, to: performance.now() };
  }
  const parts = [...Object.keys(running()), ...rehearsal.services];
  return { ...rehearsal, port, provider, log, parts, takeAway, close };
}

/** Process ids by name: `shell-1`, `api-2`. */
const running = () => JSON.parse(readFileSync(join(FOLDER, 'processes.json'), 'utf8')) as Record<string, number>;

async function killAndWait(name: string, rehearsal: Rehearsal): Promise<void> {
  const pid = running()[name]!;
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => running()[name] ?? pid, { message: `${name} is started again`, timeout: START_MS }).not.toBe(pid);
  const [kind = '', place = '1'] = name.split('-');
  const ports = kind === 'api' ? rehearsal.ports.apis : kind === 'shell' ? rehearsal.ports.shells : [];
  const own = ports[Number(place) - 1];
  if (own) await isReady(own);
}

async function allReady({ ports }: Rehearsal): Promise<void> {
  for (const own of [...ports.apis, ...ports.shells]) await isReady(own);
}

async function isReady(port: number): Promise<void> {
  const status = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(status, { message: `port ${port} is ready`, timeout: START_MS }).toBe(200);
}

/** The first of as many free ones in a row. */
async function freePorts(): Promise<number> {
  for (;;) {
    const first = await freePort();
    const taken = await Promise.all(Array.from({ length: PORTS }, (_, at) => isTaken(first + at)));
    if (!taken.includes(true)) return first;
  }
}

async function isTaken(port: number): Promise<boolean> {
  if (port > 65_535) return true;
  return fetch(`http://127.0.0.1:${port}`, { signal: AbortSignal.timeout(500) }).then(
    () => true,
    (error: Error) => (error.cause as { code?: string } | undefined)?.code !== 'ECONNREFUSED',
  );
}
