import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface Postgres {
  readonly url: string;
  /** At once, as a machine that loses its power: what was committed is there when it starts again. */
  stop(): Promise<void>;
  start(): void;
}

const HOME = '/usr/lib/postgresql';
const FIRST_PORT = 20_000;
const PORTS = 12_000;
const TRIES = 8;

/**
 * Starts a throw-away cluster where the machine has PostgreSQL's binaries; as root it runs as another user. It is empty, or
 * what `packCluster` put into `archive`.
 */
export async function startPostgres(scratch: string, archive?: string): Promise<Postgres | undefined> {
  const bin = existsSync(HOME)
    ? readdirSync(HOME)
        .map((version) => join(HOME, version, 'bin'))
        .filter((path) => existsSync(join(path, 'initdb')))
        .at(-1)
    : undefined;
  if (!bin) return undefined;
  const asRoot = process.getuid?.() === 0;
  const user = asRoot ? unprivilegedUser() : undefined;
  if (asRoot && !user) return undefined;
  const folder = join(scratch, 'postgres');
  mkdirSync(folder);
  chmodSync(scratch, 0o755);
  if (archive) execFileSync('tar', ['-xzf', archive, '-C', folder]);
  if (user) execFileSync('chown', ['-R', user, folder]);
  const as = (command: string, args: string[]) =>
    user
      ? execFileSync('runuser', ['-u', user, '--', command, ...args], { stdio: 'pipe', cwd: folder })
      : execFileSync(command, args, { stdio: 'pipe', cwd: folder });
  const data = join(folder, 'data');
  if (!archive) as(join(bin, 'initdb'), ['-D', data, '-U', 'shop', '--auth=trust', '--encoding=UTF8', '--no-sync']);
  const start = (port: number) => {
    const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c full_page_writes=off -c max_connections=200`;
    as(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  };
  const port = firstFree(start);
  return {
    url: `postgresql://shop@127.0.0.1:${port}/postgres`,
    async stop() {
      as(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
    },
    start: () => start(port),
  };
}

/** Keeps a cluster that has stopped, for others to start from. */
export function packCluster(scratch: string, archive: string): void {
  execFileSync('tar', ['-cf', archive, '-I', 'gzip -1', '-C', join(scratch, 'postgres'), 'data']);
}

/**
 * Binds one port after another until one is free: below those that connections of clients take. Two runs begin at two places.
 * Throws the last error where none of them can be bound.
 */
function firstFree(bind: (port: number) => void): number {
  const ports = Array.from({ length: TRIES }, (_, attempt) => FIRST_PORT + ((process.pid + attempt * 997) % PORTS));
  for (const port of ports.slice(1)) {
    try {
      bind(port);
      return port;
    } catch {
      // Somebody else listens there.
    }
  }
  bind(ports[0]!);
  return ports[0]!;
}

function unprivilegedUser(): string | undefined {
  return ['postgres', 'nobody'].find((name) => spawnSync('id', [name]).status === 0);
}
