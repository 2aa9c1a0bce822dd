import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { importsOf, type Import } from './imports.ts';
import { runsInRemotes, type Member } from './layers.ts';

/** Names that the shell shares with remotes, by package. */
export type Kit = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads the kit: each of its files re-exports by name what remotes may use of one package. */
export function kitNames(root: string): Kit {
  const kit = new Map<string, ReadonlySet<string>>();
  for (const file of globSync('libs/federation/src/kit/*.ts', { cwd: root })) {
    if (basename(file) === 'index.ts') continue;
    const imports = importsOf(file, readFileSync(`${root}/${file}`, 'utf8'));
    const provided = imports.find(({ from }) => !from.startsWith('.'))?.from;
    // A name of a file beside it stands in for the package's own.
    if (provided) kit.set(provided, new Set(imports.flatMap(({ names }) => names)));
  }
  return kit;
}

/** A remote that takes what the kit lacks would build without a warning and find `undefined`. */
export function kitFault(
  file: string,
  { from, names, typeOnly }: Import,
  { kit, members }: { readonly kit: Kit; readonly members: readonly Member[] },
): string | undefined {
  const provided = kit.get(from);
  if (!provided || typeOnly || !runsInRemotes(file, members) || /(\.(spec|test-utils)\.tsx?$|\/fixtures\/)/.test(file)) return undefined;
  const missing = names.filter((name) => !provided.has(name));
  return missing.length ? `the shell does not share ${missing.join(', ')} of ${from} (libs/federation/src/kit)` : undefined;
}
