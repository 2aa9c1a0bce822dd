import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { importsOf } from './imports.ts';

/** A script that is started as a process of its own, as sources name it. */
const STARTED = /tools\/[\w/-]+\.(?:ts|mjs)/g;
/** It names every script of the repository. */
const LIST_OF_SUITES = 'tools/test/suite-list.ts';

/**
 * Files of the workspace that some of its files import from tools or from beside them, or start, and those do in turn; paths from
 * the root. Without `types`, imports that are gone after type stripping are left out.
 */
export function filesReached(root: string, files: readonly string[], { types = true } = {}): string[] {
  const { exports } = JSON.parse(readFileSync(`${root}/tools/package.json`, 'utf8')) as { exports: Record<string, string> };
  const reached = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file) || !existsSync(`${root}/${file}`)) continue;
    reached.add(file);
    if (file === LIST_OF_SUITES) continue;
    const source = readFileSync(`${root}/${file}`, 'utf8');
    for (const { from, typeOnly } of importsOf(file, source)) {
      if (typeOnly && !types) continue;
      if (from.startsWith('.')) waiting.push(join(dirname(file), from));
      else if (from.startsWith('@shop/tools/')) waiting.push(join('tools', exportedFile(exports, from.replace('@shop/tools', '.'))));
    }
    waiting.push(...(source.match(STARTED) ?? []));
  }
  return [...reached].sort();
}

/** The file behind a subpath of a package: `./endurance/own-shell` by `./endurance/*`. */
function exportedFile(exports: Readonly<Record<string, string>>, subpath: string): string {
  const exact = exports[subpath];
  if (exact !== undefined) return exact;
  const [pattern, target] = Object.entries(exports).find(([key]) => key.endsWith('*') && subpath.startsWith(key.slice(0, -1)))!;
  return target.replace('*', subpath.slice(pattern.length - 1));
}
