import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Copies the workspace as it stands into an empty folder, packages and builds included: code may be changed there. */
export function copyWorkspace(target: string): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of files.split('\0').filter((name) => name && existsSync(name))) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(file, join(target, file));
  }
  // As links: that takes seconds in place of minutes.
  execFileSync('cp', ['-al', 'node_modules', join(target, 'node_modules')]);
  for (const folder of ['dist', '.nx']) if (existsSync(folder)) cpSync(folder, join(target, folder), { recursive: true });
}
