import type { SharedScope } from '@shop/federation/server';

declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

/** The kit with the versions that it was built from; a release's ranges are checked against these. */
export function sharedScope(kit: Readonly<Record<string, unknown>>): SharedScope {
  return new Map(Object.entries(kit).map(([name, module]) => [name, { version: SHARED_VERSIONS[name] ?? '0.0.0', module }]));
}
