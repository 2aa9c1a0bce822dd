import { changeRegistry, openStore, publish } from '@shop/federation/server';
import { spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { NX_ENVIRONMENT } from '../nx/cache-environment.ts';
import { allowAll, developmentKey } from '../release/development-key.ts';
import { refuse } from './refusal.ts';

/** Every app that says it is a remote. */
export const REMOTES: readonly string[] = globSync('apps/*/package.json')
  .filter((file) => readFileSync(file, 'utf8').includes('"type:remote"'))
  .map((file) => file.split(/[\\/]/)[1] ?? '')
  .sort();

/** Files that were built elsewhere, as in a container image, are run as they are: there is nothing to build them from. */
export const isBuiltElsewhere = !existsSync('nx.json');

/** Builds the shell and every remote whose inputs changed; Nx remembers the rest. */
export async function buildAll(): Promise<void> {
  const args = ['run-many', '-t', 'build', '-p', ['shell', ...REMOTES].join(','), '--parallel=2', '--outputStyle=static'];
  const output: string[] = [];
  const child = spawn('node_modules/.bin/nx', args, {
    env: { ...process.env, ...NX_ENVIRONMENT, FORCE_COLOR: '0' },
  });
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const code = await new Promise((done) => child.on('exit', done));
  if (code !== 0) refuse(`${output.join('')}\nThe build failed; the lines above say where.`);
}

interface PublishOptions {
  /** All remotes, unless some are named. */
  readonly names?: readonly string[];
  /** The private key of the squad that releases; one in the folder of the releases, unless another is named. */
  readonly keyFile?: string;
}

/**
 * Puts the builds of these remotes beside their older releases and points the registry at them, all signed with a key of this
 * machine. Returns the public half, which the shell is to believe.
 */
export async function publishAll(releases: string, { names = REMOTES, keyFile }: PublishOptions = {}): Promise<string> {
  const { key, publicKey } = developmentKey(keyFile ?? `${releases}/.development-key.pem`);
  const store = await openStore(releases);
  for (const name of names) await publish(`dist/${name}`, releases, key);
  await changeRegistry(store, (registry) => allowAll(registry, { key, publicKey, names }));
  return publicKey;
}
