import { appendFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { RETENTION_PERIODS } from '../platform/settings/index.ts';

/** Where relayed events end up. */
export interface AnalyticsSink {
  write(event: Readonly<Record<string, unknown>>): Promise<void>;
}

const LARGEST_BYTES = 5 * 1024 * 1024;
const MAX_FILES = 5;
const DAY_MS = 86_400_000;
/** A file holds events of so many days at most, so that what is old can go. */
const DAYS_A_FILE = 30;
/** How long after its last event a file is kept: then its first one is no older than events may become. */
const DAYS_KEPT = RETENTION_PERIODS.analyticsDays - DAYS_A_FILE;
const CHECK_EVERY_MS = 3_600_000;

interface Sink {
  readonly directory: string;
  /** Of this process among all that write into the directory: each has files of its own, and moves no other's. */
  readonly owner: string;
  readonly largest?: number;
}

/** Keeps events as JSON lines and lets go of the oldest: never more than six files of 5 MB for each process, and none of more than 90 days. */
export function rotatingSink({ directory, owner, largest = LARGEST_BYTES }: Sink): AnalyticsSink {
  const name = `events.${owner.replace(/[^\w-]/g, '-')}`;
  let last: Promise<void> = Promise.resolve();
  let checkedAt = -Infinity;
  const write = async (event: Readonly<Record<string, unknown>>): Promise<void> => {
    await mkdir(directory, { recursive: true });
    if (Date.now() - checkedAt >= CHECK_EVERY_MS) {
      checkedAt = Date.now();
      await deleteOldEvents(directory);
    }
    await rotate({ directory, name, largest });
    await appendFile(join(directory, `${name}.jsonl`), `${JSON.stringify(event)}\n`);
  };
  return { write: (event) => (last = last.catch(() => undefined).then(() => write(event))) };
}

async function rotate({ directory, name, largest }: { directory: string; name: string; largest: number }): Promise<void> {
  const current = join(directory, `${name}.jsonl`);
  const found = await stat(current).catch(() => undefined);
  if (!found) return;
  if (found.size < largest && Date.now() - found.birthtimeMs < DAYS_A_FILE * DAY_MS) return;
  const numbers = (await readdir(directory)).flatMap((file) => numberOf(file, name) ?? []).sort((a, b) => a - b);
  await rename(current, join(directory, `${name}.${(numbers.at(-1) ?? 0) + 1}.jsonl`));
  for (const number of numbers.slice(0, Math.max(0, numbers.length + 1 - MAX_FILES)))
    await rm(join(directory, `${name}.${number}.jsonl`), { force: true });
}

/** Deletes files whose events are over their time, also those of processes that are gone. A directory that was never written holds none. */
export async function deleteOldEvents(directory: string): Promise<void> {
  const files = await readdir(directory).catch(() => []);
  for (const file of files.filter((name) => name.startsWith('events.'))) {
    const path = join(directory, file);
    const writtenAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Infinity,
    );
    if (Date.now() - writtenAt > DAYS_KEPT * DAY_MS) await rm(path, { force: true });
  }
}

/** The number of a full file of this process. */
function numberOf(file: string, name: string): number | undefined {
  const number = file.startsWith(`${name}.`) && /^(\d+)\.jsonl$/.exec(file.slice(name.length + 1))?.[1];
  return number ? Number(number) : undefined;
}
