import type { LiveShell, Release } from '@shop/federation';
import semver from 'semver';

/** What of a release a live shell could not load, and which shell. */
export function shellFaults(release: Release, shells: Readonly<Record<string, LiveShell>>): string[] {
  return Object.entries(shells).flatMap(([name, shell]) => [
    ...contractFaults(release, name, shell),
    ...sharedFaults(release, name, shell),
  ]);
}

/** The shell keeps every minor version of its contract that came before its own. */
function contractFaults({ contract }: Release, name: string, shell: LiveShell): string[] {
  if (semver.satisfies(shell.contract, `^${contract}`)) return [];
  return [`contract: this release is built for ${contract}, the live shell "${name}" keeps ${shell.contract}`];
}

function sharedFaults({ shared }: Release, name: string, shell: LiveShell): string[] {
  return Object.entries(shared).flatMap(([provided, range]) => {
    const version = shell.shared[provided];
    if (!version) return [`shared code: this release asks for ${provided}, which the live shell "${name}" does not share`];
    if (semver.satisfies(version, range)) return [];
    return [`shared code: this release asks for ${provided} ${range}, the live shell "${name}" has ${version}`];
  });
}
