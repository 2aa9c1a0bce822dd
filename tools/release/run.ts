import { spawn } from 'node:child_process';
import { refuseRelease } from './release-refusal.ts';

/** Runs a script with this Node; its words are shown only when it fails. */
export async function run(args: readonly string[], otherwise: string): Promise<void> {
  const output: string[] = [];
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      NX_DAEMON: 'false',
      NX_TUI: 'false',
      NX_NO_CLOUD: 'true',
      FORCE_COLOR: '0',
      NODE_ENV: args[0]?.includes('/nx/') ? 'production' : process.env.NODE_ENV,
    },
  });
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const code = await new Promise((done) => child.on('exit', done));
  if (code !== 0) refuseRelease(output.join('').slice(-6_000), `Not done: ${otherwise}; the lines above say where.`);
}
