import { readFileSync, writeFileSync } from 'node:fs';

interface LockedPackage {
  version?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  dev?: boolean;
  optionalDependencies?: Record<string, string>;
}
type Lock = { packages: Record<string, LockedPackage> };

const SYSTEMS = ['darwin', 'win32', 'freebsd', 'android', 'openharmony', 'linux', 'aix', 'netbsd', 'openbsd', 'sunos'];
const PROCESSORS = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64', 'wasm32'];

/**
 * npm leaves optional packages of other platforms out of the lockfile where the registry did not serve them, and then
 * `npm ci` calls the lockfile out of step. This adds an entry for each; returns the names that were added.
 */
export function completeLock(lock: Lock): string[] {
  const added: string[] = [];
  for (const [path, locked] of Object.entries({ ...lock.packages })) {
    for (const [name, range] of Object.entries(locked.optionalDependencies ?? {})) {
      if (isLocked(lock, path, name)) continue;
      lock.packages[`node_modules/${name}`] = {
        version: range.replace(/^[\^~]/, ''),
        cpu: [PROCESSORS.find((processor) => name.includes(processor)) ?? 'none'],
        ...(path ? { dev: true } : {}),
        optional: true,
        os: [SYSTEMS.find((system) => name.includes(system)) ?? 'none'],
      };
      added.push(name);
    }
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  return added;
}

/** Whether the package is there for a dependant at `path`: beside it or in any folder above. */
function isLocked(lock: Lock, path: string, name: string): boolean {
  for (let folder = path; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    if (lock.packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

if (import.meta.main) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const added = completeLock(lock);
  writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
  console.log(added.length ? `added ${added.length}: ${added.join(', ')}` : 'the lockfile is complete');
}
