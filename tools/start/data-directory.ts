import { mkdirSync, openSync, readFileSync, rmSync, statfsSync, writeSync, closeSync } from 'node:fs';
import { join } from 'node:path';
import { refuse } from './refusal.ts';

const NEEDED_BYTES = 500_000_000;

/**
 * Takes the data directory for this process alone: two databases in one directory would silently lose rows.
 * Returns the release. A lock left by a process that is gone is taken over.
 */
export function lockDataDirectory(folder: string, spaceOf: (folder: string) => { bavail: number; bsize: number } = statfsSync): () => void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    refuse(`The data directory ${folder} cannot be made (${(error as Error).message}): choose another with DATA_DIR.`);
  }
  const disk = spaceOf(folder);
  if (disk.bavail * disk.bsize < NEEDED_BYTES)
    refuse(`The disk of ${folder} has less than ${NEEDED_BYTES / 1e6} MB left: free some space, or choose another place with DATA_DIR.`);
  const file = join(folder, 'lock');
  const holder = take(file) ? undefined : takeFromTheDead(file);
  if (holder !== undefined)
    refuse(`The data directory ${folder} is used by process ${holder}: stop that one, or choose another with DATA_DIR.`);
  return () => rmSync(file, { force: true });
}

function take(file: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch {
    return false;
  }
}

/** Returns the living holder, or nothing when the lock is ours now. */
function takeFromTheDead(file: string): number | undefined {
  const holder = Number(readFileSync(file, 'utf8'));
  if (isAlive(holder)) return holder;
  rmSync(file, { force: true });
  return take(file) ? undefined : Number(readFileSync(file, 'utf8'));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid > 0;
  } catch {
    return false;
  }
}
