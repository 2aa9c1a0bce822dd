import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** A shop that was laid out for production, and a way to run its programs. */
export interface Installed {
  /** Where its programs find what they may write. */
  readonly data: string;
  /** Its Node with these arguments and no environment but its own and the one given. Ends with this process at the latest. */
  start(args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess;
  close(): void;
}

/** What an image says of how it is run. */
export interface ImageConfig {
  readonly User: string;
  readonly Env: readonly string[];
  readonly Entrypoint: readonly string[];
  readonly Cmd: readonly string[];
  readonly WorkingDir: string;
  readonly Volumes: Readonly<Record<string, object>>;
  readonly Healthcheck: { readonly Test: readonly string[] };
}

/**
 * What a runtime of containers does, of which a machine without control groups has none: a read-only root with /proc, /dev, and
 * a /tmp and a volume that may be written; another user, who can gain no privilege. The network is the machine's.
 */
const RUN = `set -e
root=$1 volume=$2 data=$3 work=$4 user=$5 path=$6; shift 6
mount --bind "$root" "$root"
mount -o remount,bind,ro "$root"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs tmpfs "$root/tmp"
mount --bind "$data" "$root$volume"
exec setpriv --no-new-privs env PATH="$path" /usr/bin/unshare --root="$root" --wd="$work" --setgid="$user" --setuid="$user" "$@"`;

/** One of the packages of the base, with new lists where those of the machine are old or missing. */
const REACH = 'apt-get -qq -o APT::Sandbox::User=root download netbase || { apt-get -qq update && apt-get -qq download netbase; }';

/** Why this machine cannot build and run an image; nothing when it can. */
export function whyNoImages(scratch: string): string | undefined {
  if (process.getuid?.() !== 0) return 'this is not root';
  const missing = ['buildah', 'apt-get', 'dpkg-deb', 'unshare', 'setpriv'].filter((name) => spawnSync('which', [name]).status !== 0);
  if (missing.length) return `there is no ${missing.join(', ')}`;
  if (spawnSync('sh', ['-c', REACH], { cwd: scratch }).status !== 0) return "Debian's packages cannot be reached";
  if (spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status !== 0) return 'nothing may be mounted here';
  return undefined;
}

export interface Image extends Installed {
  readonly config: ImageConfig;
  readonly root: string;
}

/** Builds the image from a production tree and mounts it; everything of it lies in `scratch`. */
export function openImage(tree: string, scratch: string): Image {
  const store = join(scratch, 'images');
  const name = 'localhost/shop:check';
  execFileSync('deploy/image/build', [name], { env: { ...process.env, TREE: tree, BASE: 'debian', STORE: store }, stdio: 'inherit' });
  const buildah = (...args: string[]) =>
    execFileSync('buildah', ['--root', `${store}/root`, '--runroot', `${store}/run`, '--storage-driver', 'vfs', ...args], {
      encoding: 'utf8',
    }).trim();
  const { config } = (JSON.parse(buildah('inspect', '--type', 'image', name)) as { Docker: { config: ImageConfig } }).Docker;
  const container = buildah('from', name);
  const root = buildah('mount', container);
  const data = join(scratch, 'volume');
  mkdirSync(data);
  const [user = ''] = config.User.split(':');
  execFileSync('chown', [config.User, data]);
  const [volume = ''] = Object.keys(config.Volumes);
  const own = Object.fromEntries(config.Env.map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]));
  return {
    config,
    root,
    data: volume,
    start(args, env) {
      const { PATH = '', ...rest } = { ...own, ...env };
      const place = [root, volume, data, config.WorkingDir, user, PATH];
      return ending(
        spawn('unshare', ['--mount', '--propagation', 'private', 'sh', '-c', RUN, 'sh', ...place, ...config.Entrypoint, ...args], {
          env: { ...rest, PATH: process.env.PATH ?? '' },
          stdio: ['ignore', 'pipe', 'pipe'],
        }),
      );
    },
    close: () => void buildah('rm', container),
  };
}

/** The same files in a clean folder with a bare environment, where no image can be made. */
export function openFolder(tree: string, scratch: string): Installed {
  const data = join(scratch, 'volume');
  mkdirSync(data);
  const own = { NODE_ENV: 'production', PATH: join(tree, 'node_modules/.bin'), DATA_DIR: data };
  return {
    data,
    start: (args, env) =>
      ending(spawn(join(tree, 'node_modules/.bin/node'), args, { cwd: tree, env: { ...own, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })),
    close: () => undefined,
  };
}

function ending<Child extends ChildProcess>(child: Child): Child {
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}
