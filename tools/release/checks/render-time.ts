import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteName } from '@shop/contracts';
import { changeRegistry, directoryStore, upload, type Published, type ReleaseStore } from '@shop/federation/server';
import { withRelease, withStable } from '@shop/federation';
import { copyRelease } from './stable-release.ts';

/** How much longer a page may take than with the stable release: a factor, and what is too little to count. */
const FACTOR = 1.5;
const MORE_MS = 25;
/** Without a stable release to compare with. */
const MAX_MS = 400;
const WARM = 3;
const MEASURED = 9;

export interface RenderTime {
  readonly path: string;
  readonly before?: number;
  readonly after: number;
}

interface Requested {
  readonly built: string;
  /** The stable release and the store that it lies in, when there is one. */
  readonly stable: { readonly id: string; readonly integrity: string | undefined; readonly store: ReleaseStore } | undefined;
  /** Addresses that need nothing filled in. */
  readonly paths: readonly string[];
  readonly apiAddress: string;
}

/** Renders a release's pages in a shell of its own, and the stable release's pages before; undefined where no API answers. */
export async function measureRenderTime({ built, stable, paths, apiAddress }: Requested): Promise<RenderTime[] | undefined> {
  const api = await fetch(`${apiAddress}/healthz`, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
  if (!api?.ok || !existsSync('dist/shell/server/main.mjs') || !paths.length) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'render-time-'));
  const store = directoryStore(folder);
  const port = await freePort();
  let shell: ChildProcess | undefined;
  try {
    const after = await upload(built, store);
    const before =
      stable?.id === after.id ? after : stable && (await copyRelease({ ...after, ...stable }, { from: stable.store, to: store }));
    await point(store, before || after);
    shell = spawn(process.execPath, ['dist/shell/server/main.mjs'], {
      stdio: 'ignore',
      env: {
        ...withoutKeys(process.env),
        SHOP_ENV: 'demo',
        NODE_ENV: 'production',
        PORT: String(port),
        API_ADDRESS: apiAddress,
        RELEASES: folder,
        KEPT_RELEASES: join(folder, 'kept'),
        RELEASE_ROOT_KEY: '',
      },
    });
    const address = `http://localhost:${port}`;
    await shows(address, before || after);
    const first = before && (await timesOf(address, paths));
    if (before) {
      await point(store, after);
      await shows(address, after);
    }
    const second = await timesOf(address, paths);
    return paths.map((path, at) => ({ path, ...(first && { before: first[at]! }), after: second[at]! }));
  } finally {
    shell?.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}

/** A release that is measured finds no key of the squad and none of the store. */
function withoutKeys(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^(?:RELEASE_KEY|AWS_)/.test(name)));
}

export function renderFaults(times: readonly RenderTime[]): string[] {
  return times.flatMap(({ path, before, after }) => {
    const allowed = before === undefined ? MAX_MS : before * FACTOR + MORE_MS;
    if (after <= allowed) return [];
    const compared = before === undefined ? '' : ` (the stable release takes ${before.toFixed(0)} ms)`;
    return [`server rendering: ${path} takes ${after.toFixed(0)} ms, ${allowed.toFixed(0)} ms are allowed${compared}`];
  });
}

function point(store: ReleaseStore, { name, id, integrity }: Published): Promise<unknown> {
  return changeRegistry(store, (registry) => withStable(withRelease(registry, name, { id, integrity }), name, id));
}

async function shows(address: string, { name, id }: { name: RemoteName; id: string }): Promise<void> {
  for (let left = 150; left > 0; left -= 1) {
    const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
    const { releases } = answer
      ? ((await answer.json()) as { releases: Record<string, string> })
      : { releases: {} as Record<string, string> };
    if (releases[name] === id) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`a shell does not take ${name}@${id}: it cannot be rendered on a server`);
}

/** The median of some renders of each address, milliseconds. */
async function timesOf(address: string, paths: readonly string[]): Promise<number[]> {
  const medians: number[] = [];
  for (const path of paths) {
    const times: number[] = [];
    for (let at = 0; at < WARM + MEASURED; at += 1) {
      const began = performance.now();
      await (await fetch(address + path)).arrayBuffer();
      if (at >= WARM) times.push(performance.now() - began);
    }
    medians.push(times.sort((a, b) => a - b)[Math.floor(MEASURED / 2)] ?? 0);
  }
  return medians;
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });
}
