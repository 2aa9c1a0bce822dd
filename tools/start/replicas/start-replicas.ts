import type { Processes } from '../processes.ts';
import { openLoadBalancer } from './load-balancer.ts';

/** The processes of one kind. */
export interface Kind {
  readonly name: 'shell' | 'api';
  /** The address that others use. */
  readonly port: number;
  /** Where the processes listen: on the address itself when there is one. */
  readonly ports: readonly number[];
  readonly args: string[];
  readonly env: (port: number) => Record<string, string>;
  /** File that says which process has which id, for anyone who ends one of them. */
  readonly pidFile: string;
}

/**
 * Starts the processes of one kind, waits until each is ready, and keeps them alive. One listens on the address itself; before
 * several a load balancer on the address asks those that live.
 */
export async function startReplicas(processes: Processes, { name, port, ports, args, env, pidFile }: Kind): Promise<void> {
  const balancer = ports.length > 1 ? await openLoadBalancer({ port, backends: ports }) : undefined;
  if (balancer) processes.onEnd(() => void balancer.close());
  processes.notePidsIn(pidFile);
  const nameOf = (at: number) => (balancer ? `${name}-${at + 1}` : name);
  for (const [at, own] of ports.entries())
    processes.start(nameOf(at), { args, env: env(own), kind: name, ended: () => balancer?.ended(own) });
  for (const [at, own] of ports.entries()) {
    await processes.answers(`http://127.0.0.1:${own}/readyz`);
    processes.hasStarted(nameOf(at));
  }
}
