import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { lockFile } from './file-lock.ts';
import { AlreadyThere, type ReleaseStore, type Tagged } from './release-store.ts';

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
      const lock = await lockFile(target);
      try {
        if ((await tagged(target))?.tag !== tag) return false;
        const part = await written(target, content);
        const isOurs = await lock.isHeld();
        await (isOurs ? rename(part, target) : rm(part));
        return isOurs;
      } finally {
        await lock.release();
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

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
