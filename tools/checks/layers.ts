import { posix } from 'node:path';
import type { Import } from './imports.ts';

/** Which layer may import which; everything points downwards (docs/architecture.md). */
const BELOW = {
  domain: [],
  contracts: ['domain'],
  routes: ['domain', 'contracts'],
  i18n: ['domain', 'contracts'],
  'api-client': ['contracts'],
  'design-system': ['domain'],
  analytics: ['contracts'],
  federation: ['contracts'],
  'embedded-database': [],
  pictures: [],
  remote: ['domain', 'contracts', 'routes', 'api-client', 'design-system', 'i18n', 'analytics'],
  shell: ['domain', 'contracts', 'routes', 'api-client', 'design-system', 'i18n', 'analytics', 'federation'],
  api: ['domain', 'contracts', 'routes', 'i18n', 'design-system', 'pictures'],
  testing: 'all',
  tools: 'all',
  e2e: 'all',
} as const satisfies Record<string, readonly string[] | 'all'>;

/** Mark and colours, for mails and papers. */
const BRAND = '@shop/design-system/brand';

export type Layer = keyof typeof BELOW;

/** A workspace package as its `package.json` describes it. */
export interface Member {
  readonly name: string;
  /** Folder from the root, with `/`: `libs/domain`. */
  readonly folder: string;
  readonly tags: readonly string[];
}

/** The layer that a package's `type:*` tag names; undefined when it has none or an unknown one. */
export function layerOf(member: Member): Layer | undefined {
  const layers = member.tags.filter((tag) => tag.startsWith('type:')).map((tag) => tag.slice('type:'.length));
  return layers.length === 1 && layers[0]! in BELOW ? (layers[0] as Layer) : undefined;
}

/** Says what is wrong with one import, or nothing. `file` is a path from the root. */
export function importFault(file: string, { from, typeOnly }: Import, members: readonly Member[]): string | undefined {
  const home = homeOf(file, members);
  if (!home) return undefined;
  if (from.startsWith('.')) return relativeFault(file, from, home);
  const target = members.find((member) => from === member.name || from.startsWith(`${member.name}/`));
  if (!target || target === home) return undefined;
  const layer = layerOf(home);
  const below = layerOf(target);
  if (!layer || !below) return undefined;
  if (BELOW[layer] === 'all') return undefined;
  if (below === 'testing') return isSpec(file) ? undefined : `${target.name} is for specifications only`;
  if (!(BELOW[layer] as readonly Layer[]).includes(below)) return `a ${layer} may not import a ${below} (${target.name})`;
  if (layer === 'api' && below === 'design-system' && from !== BRAND) return `the API draws no pages: it takes ${BRAND} only`;
  if (layer === 'remote' && from.endsWith('/server') && !isSpec(file)) return `a remote runs in the browser: ${from} is for servers`;
  if (layer === 'remote' && from === '@shop/contracts' && !typeOnly && !isSpec(file))
    return `a remote takes types only from ${from}: its schemas weigh on the page`;
  return undefined;
}

/** The package of a file: the innermost, for one may stand inside another. */
export function homeOf(file: string, members: readonly Member[]): Member | undefined {
  return members.filter(({ folder }) => isInside(file, folder)).sort((a, b) => b.folder.length - a.folder.length)[0];
}

function relativeFault(file: string, from: string, home: Member): string | undefined {
  const target = posix.normalize(posix.join(posix.dirname(file), from));
  return isInside(target, home.folder) ? undefined : `${from} leaves ${home.folder}: import a package by its name`;
}

function isInside(file: string, folder: string): boolean {
  return file === folder || file.startsWith(`${folder}/`);
}

/** Whether the file of a package runs in a remote: that of a remote, and of what remotes build on. */
export function runsInRemotes(file: string, members: readonly Member[]): boolean {
  const home = homeOf(file, members);
  const layer = home && layerOf(home);
  return layer !== undefined && (layer === 'remote' || (BELOW.remote as readonly Layer[]).includes(layer));
}

/** A specification, or what several of them share (`*.test-utils.ts`). */
function isSpec(file: string): boolean {
  return /\.(spec|test-utils)\.tsx?$/.test(file);
}
