import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface PreviousVersion {
  readonly folder: string;
  readonly commit: string;
  remove(): void;
}

const ROOT = resolve(import.meta.dirname, '../../..');

/** Another commit of this repository in a folder of its own: its own code, with the packages that are installed here. */
export function previousVersion(named: string): PreviousVersion {
  const folder = mkdtempSync(join(tmpdir(), 'version-before-'));
  const commit = git('rev-parse', '--short', named);
  git('worktree', 'add', '--force', '--detach', folder, commit);
  mkdirSync(join(folder, 'node_modules', '@shop'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((entry) => entry !== '@shop'))
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  for (const group of ['apps', 'libs', '.'])
    for (const name of group === '.' ? ['tools', 'e2e'] : readdirSync(join(folder, group)))
      symlinkSync(join(folder, group, name), join(folder, 'node_modules', '@shop', name));
  return {
    folder,
    commit,
    remove() {
      git('worktree', 'remove', '--force', folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}
