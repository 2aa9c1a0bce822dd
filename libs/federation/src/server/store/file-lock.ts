import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A lock that its holder has kept for so long was left by a process that died. */
const HELD_MS = 10_000;
const LOOK_AGAIN_MS = 10;

export interface FileLock {
  /** Others may have taken the lock away from a process that stood still. */
  isHeld(): Promise<boolean>;
  release(): Promise<void>;
}

/**
 * One holder of a file at a time, over processes and machines. A lock counts as left behind once the waiting process has itself
 * seen the same holder for `heldMs`, whatever the clocks of the others say.
 */
export async function lockFile(target: string, heldMs = HELD_MS): Promise<FileLock> {
  const file = `${target}.lock`;
  const own = randomUUID();
  await mkdir(dirname(target), { recursive: true });
  let seen = { holder: '', since: performance.now() };
  while (!(await isCreated(file, own))) {
    const holder = await holderOf(file);
    if (holder !== seen.holder) seen = { holder, since: performance.now() };
    else if (performance.now() - seen.since > heldMs) await takeAway(file, holder);
    await new Promise((done) => setTimeout(done, LOOK_AGAIN_MS));
  }
  const isHeld = async () => (await holderOf(file)) === own;
  return { isHeld, release: async () => void ((await isHeld()) && (await rm(file, { force: true }))) };
}

async function isCreated(file: string, own: string): Promise<boolean> {
  try {
    await writeFile(file, own, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Empty where there is none. */
const holderOf = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');

/** Removes the lock of one holder: a process that was quicker, and holds it now, gets it back. */
async function takeAway(file: string, holder: string): Promise<void> {
  const away = `${file}.${randomUUID().slice(0, 8)}`;
  try {
    await rename(file, away);
  } catch {
    return;
  }
  if ((await holderOf(away)) !== holder) await link(away, file).catch(() => undefined);
  await rm(away, { force: true });
}
