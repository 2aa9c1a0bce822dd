import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { AlreadyThere, type ReleaseStore, type Tagged } from './release-store.ts';

/** A lock that is older was left by a process that died. */
const STALE_LOCK_MS = 10_000;
const LOCK_TRIES = 400;
const LOCK_WAIT_MS = 10;

/** A directory, of this machine or shared by several. */
export function directoryStore(folder: string): ReleaseStore {
  const at = (path: string) => inside(folder, path);
  return {
    read: async (path) => readFile(at(path)),
    async create(path, content) {
      const target = at(path);
      const part = await written(target, content);
      try {
        await link(part, target);
      } catch (error) {
        throw codeOf(error) === 'EEXIST' ? new AlreadyThere(path) : error;
      } finally {
        await rm(part, { force: true });
      }
    },
    readTagged: (path) => tagged(at(path)),
    async replace(path, content, tag) {
      const target = at(path);
      const unlock = await lock(target);
      try {
        if ((await tagged(target))?.tag !== tag) return false;
        await rename(await written(target, content), target);
        return true;
      } finally {
        await unlock();
      }
    },
    async list(path) {
      const base = at(path);
      const entries = await readdir(base, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(path, join(entry.parentPath, entry.name).slice(base.length + 1)))
        .sort();
    },
    remove: (path) => rm(at(path), { recursive: true, force: true }),
  };
}

function inside(folder: string, path: string): string {
  const safe = normalize(path);
  if (safe.startsWith('..') || safe.startsWith('/')) throw new Error(`"${path}" lies outside the release directory`);
  return join(folder, safe);
}

/** Writes beside the target, so that nobody ever sees half a file. */
async function written(target: string, content: Buffer): Promise<string> {
  const part = `${target}.${randomUUID().slice(0, 8)}.part`;
  await mkdir(dirname(target), { recursive: true });
  await writeFile(part, content);
  return part;
}

async function tagged(file: string): Promise<Tagged | undefined> {
  try {
    const content = await readFile(file);
    return { content, tag: createHash('sha256').update(content).digest('hex') };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** One writer of a document at a time, over processes. */
async function lock(target: string): Promise<() => Promise<void>> {
  const file = `${target}.lock`;
  await mkdir(dirname(target), { recursive: true });
  for (let tries = LOCK_TRIES; tries > 0; tries -= 1) {
    try {
      await (await open(file, 'wx')).close();
      return () => rm(file, { force: true });
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      const since = await stat(file).catch(() => undefined);
      if (since && Date.now() - since.mtimeMs > STALE_LOCK_MS) await rm(file, { force: true });
      else await new Promise((done) => setTimeout(done, LOCK_WAIT_MS));
    }
  }
  throw new Error(`${file} is held by another process`);
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
