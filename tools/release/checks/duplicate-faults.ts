import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHARED } from '../../build/shared-packages.ts';

const PACKAGES = [...new Set(SHARED.filter((name) => !name.startsWith('@shop/')).map(packageOf))];
const OWN_SHARED = /libs\/contracts\/src\/page\.ts$/;

/** Shared code that a release brings along although the shell shares it: two copies on one page break hooks and contexts. */
export function duplicateFaults(folder: string): string[] {
  const maps = readdirSync(join(folder, 'browser'), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.js.map'));
  return maps.flatMap((map) => {
    const { sources } = JSON.parse(readFileSync(join(folder, 'browser', map), 'utf8')) as { sources: string[] };
    const found = new Set(sources.flatMap((source) => sharedIn(source)));
    return [...found].map((name) => `shared code: ${map.replace(/\.map$/, '')} holds a copy of ${name}, which the shell shares`);
  });
}

function sharedIn(source: string): string[] {
  if (OWN_SHARED.test(source)) return ['@shop/contracts/page'];
  const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\bnode_modules\/)/.exec(source) ?? [];
  return name && PACKAGES.includes(name) && !/^webpack\/|external|consume shared/.test(source) ? [name] : [];
}

function packageOf(shared: string): string {
  return shared
    .split('/')
    .slice(0, shared.startsWith('@') ? 2 : 1)
    .join('/');
}
