import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rotatingSink } from './analytics-sink.ts';

test('events are kept in order, and the oldest files make room', async () => {
  const directory = join(await mkdtemp(join(tmpdir(), 'sink-')), 'analytics');
  const sink = rotatingSink(directory, 20);
  await Promise.all(Array.from({ length: 12 }, (_, number) => sink.write({ event: number, of: 'a visit' })));
  const files = await readdir(directory);
  expect(files.sort()).toEqual([
    'events-10.jsonl',
    'events-11.jsonl',
    'events-7.jsonl',
    'events-8.jsonl',
    'events-9.jsonl',
    'events.jsonl',
  ]);
  expect(await readFile(join(directory, 'events.jsonl'), 'utf8')).toBe('{"event":11,"of":"a visit"}\n');
});

test('a directory that cannot be written fails this event only', async () => {
  const sink = rotatingSink('/dev/null/analytics');
  await expect(sink.write({ event: 1 })).rejects.toThrow();
  await expect(sink.write({ event: 2 })).rejects.toThrow();
});
