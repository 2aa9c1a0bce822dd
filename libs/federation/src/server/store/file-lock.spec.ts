import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFile } from './file-lock.ts';

let folder = '';
const file = () => join(folder, 'registry.json');

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lock-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('the lock of a file', () => {
  test('has one holder at a time, and leaves nothing behind', async () => {
    const now: string[] = [];
    let most = 0;
    const write = async (name: string) => {
      const lock = await lockFile(file());
      now.push(name);
      most = Math.max(most, now.length);
      await new Promise((done) => setTimeout(done, 2));
      now.pop();
      await lock.release();
    };
    await Promise.all(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(write));
    expect(most).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is not taken from a holder whose file says that it is years old: clocks differ', async () => {
    const held = await lockFile(file());
    const yearsAgo = new Date('2020-01-01');
    utimesSync(`${file()}.lock`, yearsAgo, yearsAgo);
    let isTaken = false;
    const next = lockFile(file()).then((lock) => {
      isTaken = true;
      return lock;
    });
    await new Promise((done) => setTimeout(done, 100));
    expect([isTaken, await held.isHeld()]).toEqual([false, true]);
    await held.release();
    await (await next).release();
  });

  test('that a dead process left is taken by who waits, and the dead one that lives again holds nothing', async () => {
    const dead = await lockFile(file());
    const first = await lockFile(file(), 50);
    expect([await dead.isHeld(), await first.isHeld()]).toEqual([false, true]);
    await dead.release();
    expect(await first.isHeld()).toBe(true);
  });
});
