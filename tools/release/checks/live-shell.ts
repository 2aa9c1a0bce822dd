import { CONTRACT_VERSION } from '@shop/contracts';
import type { LiveShell, Registry } from '@shop/federation';
import { join } from 'node:path';
import { SHARED, versionOf } from '../../build/shared-packages.ts';
import { consumedWidgets } from '../public-interface/consumed-widgets.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** This repository's shell: stands in where no live shell has said what it shares. */
export function ownShell(): LiveShell {
  const shared = Object.fromEntries(SHARED.map((name) => [name, versionOf(name)]));
  return { contract: CONTRACT_VERSION, shared, consumes: consumedWidgets(join(ROOT, 'apps/shell/src')) };
}

/** Every shell that a release must fit, by name. */
export function shellsOf({ shells }: Registry): Readonly<Record<string, LiveShell>> {
  return shells && Object.keys(shells).length ? shells : { 'this repository': ownShell() };
}
