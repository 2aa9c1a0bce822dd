import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface OwnShell {
  readonly address: string;
  /** Waits until `/readyz` names these releases. */
  shows(releases: Readonly<Record<string, string>>): Promise<void>;
  close(): Promise<void>;
}

interface Requested {
  readonly api: string;
  /** Where its releases are. */
  readonly releases: string;
  readonly rootKey?: string;
  /** Settings beside these. */
  readonly env?: Readonly<Record<string, string>>;
}

const MAX_TRIES = 300;

/** The built shell as a process of its own, with nothing kept of earlier ones. */
export async function ownShell({ api, releases, rootKey = '', env = {} }: Requested): Promise<OwnShell> {
  const port = await freePort();
  const stored = mkdtempSync(join(tmpdir(), 'kept-'));
  const shell = spawn(process.execPath, ['--expose-gc', '--no-force-async-hooks-checks', 'dist/shell/server/main.mjs'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SHOP_ENV: 'demo',
      LOG_LEVEL: 'silent',
      PORT: String(port),
      API_ADDRESS: api,
      RELEASES: releases,
      KEPT_RELEASES: stored,
      RELEASE_ROOT_KEY: rootKey,
      ...env,
    },
  });
  const address = `http://localhost:${port}`;
  const until = async (isSo: (answer: Response) => Promise<boolean>) => {
    for (let left = MAX_TRIES; left > 0; left -= 1) {
      const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
      if (answer && (await isSo(answer))) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error(`${address} does not come to show what it is to show`);
  };
  const close = async () => {
    if (shell.exitCode === null && shell.signalCode === null)
      await new Promise((done) => shell.once('exit', done) && shell.kill('SIGKILL'));
    rmSync(stored, { recursive: true, force: true });
  };
  await until(() => Promise.resolve(true)).catch(async (error: Error) => {
    await close();
    throw error;
  });
  return {
    address,
    shows: (releases) =>
      until(async (answer) => {
        const { releases: shown } = (await answer.json()) as { releases: Record<string, string> };
        return Object.entries(releases).every(([name, id]) => shown[name] === id);
      }),
    close,
  };
}

export function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });
}
