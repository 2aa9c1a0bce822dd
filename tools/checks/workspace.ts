import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Member } from './layers.ts';

const SKIPPED = /(^|\/)(node_modules|dist|var|compiled)(\/|$)/;

/** Every package of the workspace, in the order of its folder. */
export function membersOf(root: string): Member[] {
  const { workspaces } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { workspaces: string[] };
  const files = globSync(
    workspaces.map((pattern) => `${pattern}/package.json`),
    { cwd: root },
  ).map((file) => file.replaceAll('\\', '/'));
  return files.sort().map((file) => {
    const { name, nx } = JSON.parse(readFileSync(`${root}/${file}`, 'utf8')) as { name: string; nx?: { tags?: string[] } };
    return { name, folder: dirname(file), tags: nx?.tags ?? [] };
  });
}

/** TypeScript files below some folders, as paths from the root with `/`. */
export function sourcesOf(root: string, folders: readonly string[]): string[] {
  const patterns = folders.map((folder) => `${folder}/**/*.{ts,tsx}`);
  const files = globSync(patterns, { cwd: root, exclude: (path) => SKIPPED.test(String(path).replaceAll('\\', '/')) });
  return [...new Set(files.map((file) => file.replaceAll('\\', '/')))].sort();
}
