import { appendFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Where relayed events end up. */
export interface AnalyticsSink {
  write(event: Readonly<Record<string, unknown>>): Promise<void>;
}

const CURRENT = 'events.jsonl';
const LARGEST_BYTES = 5 * 1024 * 1024;
const KEPT_FILES = 5;

/** Keeps events as JSON lines and lets go of the oldest: never more than six files of 5 MB. */
export function rotatingSink(directory: string, largest = LARGEST_BYTES): AnalyticsSink {
  let last: Promise<void> = Promise.resolve();
  const write = async (event: Readonly<Record<string, unknown>>): Promise<void> => {
    await mkdir(directory, { recursive: true });
    await rotate(directory, largest);
    await appendFile(join(directory, CURRENT), `${JSON.stringify(event)}\n`);
  };
  return { write: (event) => (last = last.catch(() => undefined).then(() => write(event))) };
}

async function rotate(directory: string, largest: number): Promise<void> {
  const size = await stat(join(directory, CURRENT)).then(
    (found) => found.size,
    () => 0,
  );
  if (size < largest) return;
  const kept = (await readdir(directory)).filter((name) => /^events-\d+\.jsonl$/.test(name)).sort(byNumber);
  const next = kept.length ? numberOf(kept.at(-1)!) + 1 : 1;
  await rename(join(directory, CURRENT), join(directory, `events-${next}.jsonl`));
  for (const name of kept.slice(0, Math.max(0, kept.length + 1 - KEPT_FILES))) await rm(join(directory, name), { force: true });
}

function byNumber(a: string, b: string): number {
  return numberOf(a) - numberOf(b);
}

function numberOf(name: string): number {
  return Number(/\d+/.exec(name)?.[0] ?? 0);
}
