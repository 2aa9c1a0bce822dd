import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataDirectory } from './data-directory.ts';
import { assertPortFree } from './port.ts';

describe('a start that cannot be says why and what to do', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'start-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  test('a taken port names the variable that chooses another', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as { port: number };
    await expect(assertPortFree(port, 'PORT')).rejects.toThrow(
      `Port ${port} is taken: stop what uses it, or choose another with PORT=${port + 10} npm start.`,
    );
    other.close();
  });

  test('a second instance on the same data directory names the first', () => {
    const unlock = lockDataDirectory(folder);
    expect(() => lockDataDirectory(folder)).toThrow(`The data directory ${folder} is used by process ${process.pid}: stop that one`);
    unlock();
  });

  test('a lock left by a process that is gone is taken over', () => {
    writeFileSync(join(folder, 'lock'), '999999999');
    const unlock = lockDataDirectory(folder);
    unlock();
    expect(() => lockDataDirectory(folder)()).not.toThrow();
  });

  test('a data directory that cannot be made names the variable that chooses another', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => lockDataDirectory(join(folder, 'file/data'))).toThrow('choose another with DATA_DIR');
  });

  test('a full disk asks for space', () => {
    const full = () => ({ bavail: 10, bsize: 4096 });
    expect(() => lockDataDirectory(folder, full)).toThrow(`The disk of ${folder} has less than 500 MB left: free some space`);
  });
});
