import type { Import } from './imports.ts';
import { layerOf, type Member } from './layers.ts';

/** Layers whose packages Nx builds or watches for a build. */
const BUILT = new Set(['remote', 'shell']);
const NOT_IN_A_BUILD = /\.(spec|pictures)\.tsx?$|spec-kit/;
/** Comes from the host at run time: of all builds only the host's holds it. */
const SHARED_BY_HOST = '@shop/contracts/page';
const HOST = /^(apps\/shell|libs\/federation)\//;

/** Names of the workspace packages whose code ends up in a build of this file; types vanish before it. */
export function packagesUsed(file: string, imports: readonly Import[], members: readonly Member[]): string[] {
  if (NOT_IN_A_BUILD.test(file)) return [];
  return imports
    .filter(({ from, typeOnly }) => !typeOnly && (from !== SHARED_BY_HOST || HOST.test(file)))
    .flatMap(({ from }) => members.filter(({ name }) => from === name || from.startsWith(`${name}/`)))
    .map(({ nxName }) => nxName);
}

/**
 * Nx rebuilds an app when a package that it names in `implicitDependencies` changes. A missing name would serve an old
 * build, a needless one builds too much: both are faults.
 */
export function buildInputFaults(member: Member, used: ReadonlySet<string>): string[] {
  const layer = layerOf(member);
  if (!layer || !(BUILT.has(layer) || member.folder.startsWith('libs/'))) return [];
  const wanted = [...used].filter((name) => name !== member.nxName).sort();
  const said = [...member.dependencies].sort();
  if (wanted.join() === said.join()) return [];
  return [`${member.folder}/package.json: nx.implicitDependencies is to be ${JSON.stringify(wanted)}, for these are what it imports`];
}
