import { CONTRACT_VERSION } from '@shop/contracts';
import type { LiveShell, Registry } from '@shop/federation';
import { SHARED, versionOf } from '../../build/shared-packages.ts';

/** This repository's shell: stands in where no live shell has said what it lends. */
export function ownShell(): LiveShell {
  return { contract: CONTRACT_VERSION, shared: Object.fromEntries(SHARED.map((name) => [name, versionOf(name)])) };
}

/** Every shell that a release must fit, by name. */
export function shellsOf({ shells }: Registry): Readonly<Record<string, LiveShell>> {
  return shells && Object.keys(shells).length ? shells : { 'this repository': ownShell() };
}
