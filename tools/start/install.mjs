import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const STAMP = join(ROOT, 'node_modules/.installed');
/** What npm itself says that it has installed. */
const RECORD = join(ROOT, 'node_modules/.package-lock.json');

/** Installs exactly what the lockfile says, unless that was done already. */
export async function ensureInstalled() {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 20) fail(`This needs Node 20 or newer; this is ${process.version}.`);
  const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  const wanted = hashOf(foreignPackages(lock));
  const installed = existsSync(STAMP) && existsSync(pinnedNode()) ? readFileSync(STAMP, 'utf8') : '';
  if (installed === wanted || installed === hashOf(lock)) return;
  if (!installed && existsSync(RECORD) && isInstalled(lock, readFileSync(RECORD, 'utf8'))) return writeFileSync(STAMP, wanted);
  console.log('Installing packages (a minute or two on the first start) ...');
  const code = await run('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error']);
  if (code) fail('The packages could not be installed; the lines above say why. Run the command again once that is mended.');
  writeFileSync(STAMP, wanted);
}

/** What is fetched, and the libraries: a new app of the workspace, which nobody imports, needs no other installation. */
export function foreignPackages(lock) {
  const isApp = ([path, { resolved = '' }]) => path.startsWith('apps/') || resolved.startsWith('apps/');
  const fetched = Object.entries(JSON.parse(lock).packages).filter((entry) => !isApp(entry));
  // npm sorts them by language, what writes a new app into the lock by code.
  return JSON.stringify(fetched.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Whether npm has installed what the lockfile says; packages of other platforms are left out by it. */
export function isInstalled(lock, record) {
  const there = JSON.parse(record).packages;
  const wanted = Object.entries(JSON.parse(lock).packages).filter(([path]) => path.startsWith('node_modules/'));
  return wanted.every(([path, { optional, integrity }]) => (there[path] ? there[path].integrity === integrity : optional));
}

function hashOf(text) {
  return createHash('sha256').update(text).digest('hex');
}

/** The Node that the lockfile pins; the machine's own where its platform has none in the registry. */
export function pinnedNode() {
  const pinned = join(ROOT, 'node_modules/.bin/node');
  return existsSync(pinned) ? pinned : process.execPath;
}

/** Compiled sources of the processes of this checkout: what starts again, or a second time, starts in half the time. */
const COMPILED = process.env.NODE_COMPILE_CACHE || join(ROOT, 'node_modules/.cache/node');

/** Runs a command in the workspace with the pinned tools first in the path; signals reach it, its exit code comes back. */
export function run(command, args, env = {}) {
  const path = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
  const settings = { ...process.env, PATH: path, NODE_COMPILE_CACHE: COMPILED, ...env };
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: settings });
  const pass = (signal) => child.kill(signal);
  process.on('SIGINT', pass);
  process.on('SIGTERM', pass);
  return new Promise((done) => {
    child.on('error', () => done(1));
    child.on('exit', (code, signal) => done(code ?? (signal ? 130 : 1)));
  });
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
