import { Worker } from 'node:worker_threads';
import { watchThread, type CutOff, type Watching } from './watch-thread.ts';

/** A page is rendered in milliseconds; two seconds without a pause are a loop that never ends. */
const TERMS = { everyMs: 200, remoteMs: 2_000, workedMs: 1_000, shellMs: 10_000 };

const SOURCE = `
const { workerData, parentPort } = require('node:worker_threads');
const { Session } = require('node:inspector');
const end = (why) => {
  require('node:fs').writeSync(2, why + '\\n');
  process.kill(process.pid, 'SIGKILL');
};
(${watchThread.toString()})({ watching: workerData, port: parentPort, open: Session, end });`;

/** Node would end a process in which something was cut off, for its notes on who called whom are not tidied up then. */
const FLAG = '--no-force-async-hooks-checks';

/**
 * Cuts off code that does not come to an end: a remote's within three seconds, the shell's own within ten. Every other
 * page waits for that long and then goes on. A Node that was started without `--no-force-async-hooks-checks` does not
 * bear that: such a process is ended. Returns what ends the watching.
 */
export function startWatchdog(cut: (what: CutOff) => void): () => void {
  const beat = new SharedArrayBuffer(4);
  const count = new Int32Array(beat);
  Atomics.store(count, 0, 1);
  const beating = setInterval(() => Atomics.add(count, 0, 1), TERMS.everyMs);
  beating.unref();
  const thread = new Worker(SOURCE, { eval: true, workerData: { beat, mayCut: isFlagSet(), ...TERMS } satisfies Watching });
  thread.unref();
  thread.on('message', cut);
  return () => {
    clearInterval(beating);
    void thread.terminate();
  };
}

function isFlagSet(): boolean {
  return process.execArgv.includes(FLAG) || (process.env.NODE_OPTIONS ?? '').split(' ').includes(FLAG);
}
