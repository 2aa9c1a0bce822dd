import { mkdir, mkdtemp, readdir, readFile, utimes, writeFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { purgeAnalytics } from './jobs/purge-analytics.ts';
import { rotatingSink } from './analytics-sink.ts';

test('events are kept in order, and the oldest files make room', async () => {
  const directory = join(await mkdtemp(join(tmpdir(), 'sink-')), 'analytics');
  const sink = rotatingSink({ directory, owner: 'api-4201', largest: 20 });
  await Promise.all(Array.from({ length: 12 }, (_, number) => sink.write({ event: number, of: 'a visit' })));
  const files = await readdir(directory);
  expect(files.sort()).toEqual([10, 11, 7, 8, 9].map((number) => `events.api-4201.${number}.jsonl`).concat('events.api-4201.jsonl'));
  expect(await readFile(join(directory, 'events.api-4201.jsonl'), 'utf8')).toBe('{"event":11,"of":"a visit"}\n');
});

test('a directory that cannot be written fails this event only', async () => {
  const sink = rotatingSink({ directory: '/dev/null/analytics', owner: 'api-4201' });
  await expect(sink.write({ event: 1 })).rejects.toThrow();
  await expect(sink.write({ event: 2 })).rejects.toThrow();
});

test('two processes of one directory rotate apart: no event of the one is lost by the other', async () => {
  const directory = join(await mkdtemp(join(tmpdir(), 'sink-')), 'analytics');
  const owners = ['api-4201', 'api-4203'];
  const sinks = owners.map((owner) => rotatingSink({ directory, owner, largest: 100 }));
  await Promise.all(Array.from({ length: 20 }, (_, number) => Promise.all(sinks.map((sink, of) => sink.write({ number, of })))));
  for (const [of, owner] of owners.entries()) {
    const files = (await readdir(directory)).filter((file) => file.startsWith(`events.${owner}.`));
    const lines = await Promise.all(files.map((file) => readFile(join(directory, file), 'utf8')));
    expect(lines.join('').trim().split('\n')).toHaveLength(20);
    expect(lines.join('')).not.toContain(`"of":${1 - of}`);
  }
});

describe('what was measured', () => {
  async function filesOfDays(days: Readonly<Record<string, number>>): Promise<string> {
    const directory = join(await mkdtemp(join(tmpdir(), 'sink-')), 'analytics');
    await mkdir(directory);
    for (const [file, age] of Object.entries(days)) {
      await writeFile(join(directory, file), '');
      const { mtimeMs } = await stat(join(directory, file));
      const at = new Date(mtimeMs - age * 86_400_000);
      await utimes(join(directory, file), at, at);
    }
    return directory;
  }
  /** A file that was last written sixty days ago may hold what was measured thirty days before. */
  const FILES = { 'events.gone.jsonl': 61, 'events.young.jsonl': 59, 'operator.txt': 91 };

  test('is deleted before it is older than ninety days, no matter which process wrote it', async () => {
    const directory = await filesOfDays(FILES);
    await rotatingSink({ directory, owner: 'api' }).write({ event: 1 });
    expect((await readdir(directory)).sort()).toEqual(['events.api.jsonl', 'events.young.jsonl', 'operator.txt']);
  });

  test('is deleted also where nothing is measured any more', async () => {
    const directory = await filesOfDays(FILES);
    await purgeAnalytics({ settings: { dataDirectory: dirname(directory) } }).run();
    expect((await readdir(directory)).sort()).toEqual(['events.young.jsonl', 'operator.txt']);
    await purgeAnalytics({ settings: { dataDirectory: join(directory, 'never-written') } }).run();
  });
});
