import { renameSync, writeFileSync } from 'node:fs';
import type { Processes } from '../processes.ts';
import { openFront, type Front } from './front.ts';

/** The processes of one kind. */
export interface Kind {
  readonly name: 'shell' | 'api';
  /** The address that others use. */
  readonly port: number;
  /** Where the processes listen: on the address itself when there is one. */
  readonly ports: readonly number[];
  readonly args: string[];
  readonly env: (port: number) => Record<string, string>;
  /** File that says which process has which id, for whoever ends one of them. */
  readonly pidFile: string;
}

/**
 * Starts the processes of one kind and waits until each is ready. One listens on the address itself and ends everything
 * with itself; of several each is started again when it ends, and a front on the address asks those that live.
 */
export async function startReplicas(processes: Processes, { name, port, ports, args, env, pidFile }: Kind): Promise<void> {
  if (ports.length === 1) {
    processes.start(name, args, env(port));
    return processes.answers(`http://127.0.0.1:${port}/readyz`);
  }
  const front: Front = await openFront({ port, backends: ports });
  processes.onEnd(() => void front.close());
  const note = () => writePids(pidFile, processes.pids());
  for (const [at, own] of ports.entries())
    processes.keep(`${name}-${at + 1}`, { args, env: env(own) }, { began: note, ended: () => front.ended(own) });
  for (const own of ports) await processes.answers(`http://127.0.0.1:${own}/readyz`);
}

function writePids(file: string, pids: Readonly<Record<string, number>>): void {
  writeFileSync(`${file}.part`, JSON.stringify(pids, null, 1));
  renameSync(`${file}.part`, file);
}
