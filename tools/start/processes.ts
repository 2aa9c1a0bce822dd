import { spawn, type ChildProcess } from 'node:child_process';
import { refuse } from './refusal.ts';

/** What a process runs. */
interface Kept {
  readonly args: string[];
  readonly env: Record<string, string>;
}

const SHORT_LIFE_MS = 2_000;
const PAUSE_MS = 1_000;

/** The processes of one start: they begin together and end together. */
export class Processes {
  readonly #children = new Map<string, ChildProcess>();
  readonly #atEnd: (() => void)[] = [];
  readonly #restarting = new WeakSet<ChildProcess>();
  #stopping = false;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void this.end(0));
  }

  /** Runs a file with this Node. When it ends by itself, everything else ends too. */
  start(name: string, args: string[], env: Record<string, string>): ChildProcess {
    return this.#run(name, { args, env }, (how) => {
      console.error(`The ${name} process ended (${how}); stopping the rest.`);
      void this.end(1);
    });
  }

  /**
   * Runs a file with this Node, and runs it again whenever it ends by itself: at once after a long life, with a pause
   * after a short one. One that never lived takes everything else with it.
   */
  keep(name: string, file: Kept, tell: { began(): void; ended(): void }, lived = false): void {
    const began = performance.now();
    this.#run(name, file, (how) => {
      tell.ended();
      const isShort = performance.now() - began < SHORT_LIFE_MS;
      if (isShort && !lived) {
        console.error(`The ${name} process ended (${how}) as soon as it was started; stopping the rest.`);
        return void this.end(1);
      }
      console.error(`The ${name} process ended (${how}); it is started again.`);
      setTimeout(() => !this.#stopping && this.keep(name, file, tell, true), isShort ? PAUSE_MS : 0);
    });
    tell.began();
  }

  /** Every process that runs, by its name. */
  pids(): Record<string, number> {
    return Object.fromEntries([...this.#children].map(([name, { pid }]) => [name, pid ?? 0]));
  }

  #run(name: string, { args, env }: Kept, endedByItself: (how: string) => void): ChildProcess {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...env },
      detached: false,
    });
    this.#children.set(name, child);
    child.on('exit', (code, signal) => {
      if (this.#children.get(name) === child) this.#children.delete(name);
      if (!this.#stopping && !this.#restarting.has(child)) endedByItself(signal ?? `code ${code}`);
    });
    return child;
  }

  /** Waits until an address answers 200. */
  async answers(address: string, seconds = 90): Promise<void> {
    for (let left = seconds * 10; left > 0; left -= 1) {
      const response = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
      if (response?.ok) return;
      if (this.#stopping) refuse('Stopped while starting.');
      await new Promise((done) => setTimeout(done, 100));
    }
    refuse(`${address} did not answer within ${seconds} s.`);
  }

  /** Ends one process and begins it anew. */
  async restart(name: string, begin: () => void): Promise<void> {
    const child = this.#children.get(name);
    if (!child) return;
    this.#restarting.add(child);
    await ended(child);
    begin();
  }

  onEnd(task: () => void): void {
    this.#atEnd.push(task);
  }

  /** Ends every process in reverse order; after 8 s it does not ask any more. */
  async stop(): Promise<void> {
    this.#stopping = true;
    for (const child of [...this.#children.values()].reverse()) await ended(child);
  }

  async end(code: number): Promise<void> {
    if (this.#stopping) return;
    await this.stop();
    for (const task of this.#atEnd) task();
    process.exit(code);
  }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    const force = setTimeout(() => child.kill('SIGKILL'), 8_000);
    child.once('exit', () => {
      clearTimeout(force);
      done();
    });
    child.kill('SIGTERM');
  });
}
