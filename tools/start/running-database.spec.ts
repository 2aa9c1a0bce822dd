import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataDirectory } from './data-directory.ts';
import { announceDatabase, runningDatabase } from './running-database.ts';

const URL = 'postgresql://postgres@127.0.0.1:5555/postgres';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'running-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('tools find the embedded database of the shop that holds the data directory, until it ends', () => {
  const unlock = lockDataDirectory(folder);
  expect(runningDatabase(folder)).toBeUndefined();
  const end = announceDatabase(folder, URL);
  expect(runningDatabase(folder)).toBe(URL);
  end();
  expect(runningDatabase(folder)).toBeUndefined();
  unlock();
});

test('what a shop left behind that was killed leads nowhere', () => {
  announceDatabase(folder, URL);
  expect(runningDatabase(folder)).toBeUndefined();
  writeFileSync(join(folder, 'lock'), '999999999');
  expect(runningDatabase(folder)).toBeUndefined();
  writeFileSync(join(folder, 'embedded-database.json'), JSON.stringify({ url: URL, holder: 999999999 }));
  expect(runningDatabase(folder)).toBeUndefined();
});
