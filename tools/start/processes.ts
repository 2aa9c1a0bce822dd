import { spawn, type ChildProcess } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import { PACE, pauseAfter, type Pace } from './pace.ts';
import { refuse } from './refusal.ts';

/** What a process runs. */
export interface Program {
  readonly args: string[];
  readonly env: Record<string, string>;
  /** Processes of the same kind do the same work: while one of them is well, the shop goes on without the others. */
  readonly kind?: string;
  readonly ended?: () => void;
}

interface Stored {
  program: Program;
  child?: ChildProcess;
  /** It was ready once: from then on it is started again when it ends. */
  hasStarted: boolean;
  /** Ends in a row, none of them after a life in which it was well. */
  ends: number;
}

/** The processes of one start: they begin together, are kept alive, and end together. */
export class Processes {
  readonly #stored = new Map<string, Stored>();
  readonly #atEnd: (() => void)[] = [];
  readonly #pace: Pace;
  readonly #exit: (code: number) => void;
  #stopping = false;
  #pidFile: string | undefined;

  constructor({ pace = PACE, exit = (code) => process.exit(code) }: { pace?: Pace; exit?: (code: number) => void } = {}) {
    this.#pace = pace;
    this.#exit = exit;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void this.end(0));
  }

  /**
   * Runs a file with this Node. While it starts its end is everybody's; once it `hasStarted` it is run again whenever it ends,
   * until it cannot be kept alive.
   */
  start(name: string, program: Program): ChildProcess {
    const stored: Stored = { program, hasStarted: false, ends: 0 };
    this.#stored.set(name, stored);
    return this.#run(name, stored);
  }

  /** It is ready: it is kept alive from now on. */
  hasStarted(name: string): void {
    const stored = this.#stored.get(name);
    if (stored) stored.hasStarted = true;
  }

  /** Keeps a file that says which process has which id, for anyone who ends one of them. */
  notePidsIn(file: string): void {
    this.#pidFile = file;
    this.#writePids();
  }

  /** Every process that runs, by its name. */
  pids(): Record<string, number> {
    return Object.fromEntries([...this.#stored].flatMap(([name, { child }]) => (child ? [[name, child.pid ?? 0]] : [])));
  }

  #run(name: string, stored: Stored): ChildProcess {
    const { args, env } = stored.program;
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...env },
      detached: false,
    });
    stored.child = child;
    const well = setTimeout(() => (stored.ends = 0), this.#pace.wellMs);
    child.on('exit', (code, signal) => {
      clearTimeout(well);
      if (stored.child === child && this.#stored.get(name) === stored) this.#ended(name, stored, signal ?? `code ${code}`);
    });
    this.#writePids();
    return child;
  }

  #writePids(): void {
    if (this.#pidFile === undefined) return;
    writeFileSync(`${this.#pidFile}.part`, JSON.stringify(this.pids(), null, 1));
    renameSync(`${this.#pidFile}.part`, this.#pidFile);
  }

  #ended(name: string, stored: Stored, how: string): void {
    delete stored.child;
    stored.program.ended?.();
    if (this.#stopping) return;
    stored.ends += 1;
    const reason = this.#whyEnd(name, stored);
    if (reason) {
      console.error(`The ${name} process ended (${how}) ${reason}; stopping the rest.`);
      return void this.end(1);
    }
    const pause = pauseAfter(stored.ends, this.#pace);
    console.error(`The ${name} process ended (${how}); it is started again${pause ? ` in ${pause / 1000} s` : ''}.`);
    setTimeout(() => !this.#stopping && !stored.child && this.#run(name, stored), pause);
  }

  /** Why the end of this process is the end of the shop; nothing when it is started again. */
  #whyEnd(name: string, { hasStarted, ends, program: { kind = name } }: Stored): string | undefined {
    if (!hasStarted) return 'before it was ready';
    const alike = [...this.#stored.values()].filter((other) => other.program.kind === kind);
    if (ends < this.#pace.ends || alike.some((other) => other.ends < this.#pace.ends)) return undefined;
    return `for the ${ends}th time in a row and cannot be kept alive: its last lines above say why`;
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

  /** Ends one process and begins it again, with another program. */
  async replace(name: string, program: Program): Promise<void> {
    const stored = this.#stored.get(name);
    if (!stored) return;
    stored.program = program;
    const { child } = stored;
    if (!child) return;
    delete stored.child;
    await ended(child);
    if (!this.#stopping) this.#run(name, stored);
  }

  /** Ends one process for good. */
  async forget(name: string): Promise<void> {
    const child = this.#stored.get(name)?.child;
    this.#stored.delete(name);
    if (child) await ended(child);
  }

  onEnd(task: () => void): void {
    this.#atEnd.push(task);
  }

  /** Ends every process in reverse order; after 8 s it does not ask any more. */
  async stop(): Promise<void> {
    this.#stopping = true;
    for (const { child } of [...this.#stored.values()].reverse()) if (child) await ended(child);
  }

  async end(code: number): Promise<void> {
    if (this.#stopping) return;
    await this.stop();
    for (const task of this.#atEnd) task();
    this.#exit(code);
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
