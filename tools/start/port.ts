import { createServer } from 'node:net';
import { refuse } from './refusal.ts';

/** Refuses, naming the variable that chooses another, when something listens on the port already. */
export async function assertPortFree(port: number, variable: string): Promise<void> {
  const free = await new Promise<boolean>((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
  if (!free) refuse(`Port ${port} is taken: stop what uses it, or choose another with ${variable}=${port + 10} npm start.`);
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });
}
