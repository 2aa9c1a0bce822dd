import { appendFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { RETENTION_PERIODS } from '../platform/settings/index.ts';

/** Where relayed events end up. */
export interface AnalyticsSink {
  write(event: Readonly<Record<string, unknown>>): Promise<void>;
}

const LARGEST_BYTES = 5 * 1024 * 1024;
const MAX_FILES = 5;
const MONTH_MS = 30 * 86_400_000;

interface Sink {
  readonly directory: string;
  /** Of this process among all that write into the directory: each has files of its own, and moves no other's. */
  readonly owner: string;
  readonly largest?: number;
}

/** Keeps events as JSON lines and lets go of the oldest: never more than six files of 5 MB for each process. */
export function rotatingSink({ directory, owner, largest = LARGEST_BYTES }: Sink): AnalyticsSink {
  const name = `events.${owner.replace(/[^\w-]/g, '-')}`;
  let last: Promise<void> = Promise.resolve();
  const write = async (event: Readonly<Record<string, unknown>>): Promise<void> => {
    await mkdir(directory, { recursive: true });
    await rotate({ directory, name, largest });
    await appendFile(join(directory, `${name}.jsonl`), `${JSON.stringify(event)}\n`);
  };
  return { write: (event) => (last = last.catch(() => undefined).then(() => write(event))) };
}

async function rotate({ directory, name, largest }: { directory: string; name: string; largest: number }): Promise<void> {
  const current = join(directory, `${name}.jsonl`);
  const found = await stat(current).catch(() => undefined);
  if (!found) return;
  // A shop that is rarely measured begins a new file each month, so that what is old can go.
  if (found.size < largest && Date.now() - found.birthtimeMs < MONTH_MS) return;
  await forgetOldFiles(directory);
  const numbers = (await readdir(directory)).flatMap((file) => numberOf(file, name) ?? []).sort((a, b) => a - b);
  await rename(current, join(directory, `${name}.${(numbers.at(-1) ?? 0) + 1}.jsonl`));
  for (const number of numbers.slice(0, Math.max(0, numbers.length + 1 - MAX_FILES)))
    await rm(join(directory, `${name}.${number}.jsonl`), { force: true });
}

/** Files that nobody writes any more, also those of processes that are gone. */
async function forgetOldFiles(directory: string): Promise<void> {
  for (const file of await readdir(directory)) {
    const path = join(directory, file);
    const writtenAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Infinity,
    );
    if (file.startsWith('events.') && Date.now() - writtenAt > RETENTION_PERIODS.analyticsDays * 86_400_000)
      await rm(path, { force: true });
  }
}

/** The number of a full file of this process. */
function numberOf(file: string, name: string): number | undefined {
  const number = file.startsWith(`${name}.`) && /^(\d+)\.jsonl$/.exec(file.slice(name.length + 1))?.[1];
  return number ? Number(number) : undefined;
}
