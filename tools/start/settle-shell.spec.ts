import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settleShell } from './settle-shell.ts';

describe('where a shop runs its shell from', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'settle-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const build = (text: string): void => {
    rmSync(join(folder, 'shell'), { recursive: true, force: true });
    for (const side of ['browser', 'server']) mkdirSync(join(folder, 'shell', side), { recursive: true });
    writeFileSync(join(folder, 'shell/browser/assets.json'), '{}');
    writeFileSync(join(folder, 'shell/server/main.mjs'), text);
  };
  const settle = () => settleShell(join(folder, 'shell'), join(folder, 'running'));

  test('a copy that stays when the shell is built anew', () => {
    build('one');
    const running = settle();
    build('two');
    expect(settle()).not.toBe(running);
    expect(existsSync(join(running, 'server/main.mjs'))).toBe(true);
  });

  test('the same copy for the same build', () => {
    build('one');
    expect(settle()).toBe(settle());
  });

  test('old copies go, the four newest stay', () => {
    for (const text of ['1', '2', '3', '4', '5', '6']) {
      build(text);
      settle();
    }
    expect(readdirSync(join(folder, 'running'))).toHaveLength(4);
  });
});
