import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import assert from 'node:assert/strict';

const START_SECONDS = 90;
/** Answers finish within six seconds, then the rest is closed. */
const STOP_SECONDS = 15;

export interface Running {
  /** Everything that it has written so far. */
  output(): string;
  readonly process: ChildProcess;
}

export function listen(child: ChildProcess): Running {
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => said.push(text));
  return { output: () => said.join(''), process: child };
}

/** Runs a program to its end. */
export async function runToEnd(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  const running = listen(child);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: running.output() };
}

/** Waits until an address says 200, as long as the process lives. */
export async function ready(running: Running, address: string): Promise<Response> {
  const until = Date.now() + START_SECONDS * 1000;
  for (;;) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return answer;
    const { exitCode, signalCode } = running.process;
    if (exitCode !== null || signalCode !== null)
      assert.fail(`It ended (${exitCode ?? signalCode}) before ${address} answered:\n${running.output()}`);
    if (Date.now() > until) assert.fail(`${address} was not ready within ${START_SECONDS} s (${answer?.status}):\n${running.output()}`);
    await sleep(100);
  }
}

/** SIGTERM, as a container runtime sends it; it ends by itself and in time. */
export async function stop(name: string, { process: child, output }: Running): Promise<void> {
  const gone = once(child, 'exit') as Promise<[number | null, string | null]>;
  child.kill('SIGTERM');
  const ended = await Promise.race([gone, sleep(STOP_SECONDS * 1000, undefined, { ref: false })]);
  if (!ended) child.kill('SIGKILL');
  assert.deepEqual(ended, [0, null], `${name} did not end by itself within ${STOP_SECONDS} s of SIGTERM:\n${output()}`);
  console.log(`${name} ends on SIGTERM.`);
}
