import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Copies that are kept: the newest, and those that running shops may still serve. */
const KEPT = 4;

/**
 * Puts a build of the shell beside its older ones and answers where: a shop runs from its own copy, so that building
 * the shell again takes no file from under it. The same build is the same copy.
 */
export function settleShell(build = 'dist/shell', settled = 'dist/running'): string {
  const id = createHash('sha256')
    .update(readFileSync(join(build, 'browser/assets.json')))
    .update(readFileSync(join(build, 'server/main.mjs')))
    .digest('hex')
    .slice(0, 12);
  const copy = join(settled, id);
  if (!existsSync(copy)) {
    mkdirSync(settled, { recursive: true });
    const partial = `${copy}.${process.pid}.partial`;
    cpSync(build, partial, { recursive: true });
    renameSync(partial, copy);
  }
  dropOld(settled, id);
  return copy;
}

function dropOld(settled: string, current: string): void {
  const others = readdirSync(settled)
    .filter((name) => name !== current)
    .map((name) => ({ folder: join(settled, name), at: statSync(join(settled, name)).ctimeMs }))
    .sort((a, b) => b.at - a.at);
  for (const { folder } of others.slice(KEPT - 1)) rmSync(folder, { recursive: true, force: true });
}
