import type { RemoteName } from '@shop/contracts';
import type { Registry, RegistryEntry } from './registry.ts';

/** Earlier releases that `rollback` remembers. */
const MAX_PREVIOUS = 10;

/** Why a change of the registry makes no sense; reported to its requester. */
export class RegistryRefusal extends Error {}

/** Makes a release known without showing it to anyone. */
export function withRelease(registry: Registry, name: RemoteName, published: { id: string; integrity: string }): Registry {
  const entry = registry.remotes[name];
  const releases = { ...entry?.releases, [published.id]: published.integrity };
  return withEntry(registry, name, entry ? { ...entry, releases } : { stable: published.id, releases });
}

/** Everybody gets a release; a canary of the same remote ends. */
export function withStable(registry: Registry, name: RemoteName, id: string): Registry {
  const entry = knowing(registry, name, id);
  const { canary: _ended, ...rest } = entry;
  if (entry.stable === id) return withEntry(registry, name, rest);
  const previous = [entry.stable, ...(entry.previous ?? []).filter((known) => known !== id && known !== entry.stable)];
  return withEntry(registry, name, { ...rest, stable: id, previous: previous.slice(0, MAX_PREVIOUS) });
}

/** A share of the visitors gets a release. */
export function withCanary(registry: Registry, name: RemoteName, canary: { release: string; percent: number }): Registry {
  const entry = knowing(registry, name, canary.release);
  if (!(canary.percent >= 0 && canary.percent <= 100)) throw new RegistryRefusal('A canary is a share of 0 to 100 percent.');
  if (canary.release === entry.stable) throw new RegistryRefusal(`${name}@${canary.release} is stable already: everybody has it.`);
  return withEntry(registry, name, { ...entry, canary });
}

/** The canary becomes stable. */
export function promoted(registry: Registry, name: RemoteName): Registry {
  const { canary } = entryOf(registry, name);
  if (!canary) throw new RegistryRefusal(`${name} has no canary to promote.`);
  return withStable(registry, name, canary.release);
}

/** Takes back the last step: ends a canary, or else returns to the stable release of before. */
export function rolledBack(registry: Registry, name: RemoteName): Registry {
  const entry = entryOf(registry, name);
  if (entry.canary) return withStable(registry, name, entry.stable);
  const [before, ...earlier] = entry.previous ?? [];
  if (!before) throw new RegistryRefusal(`${name}@${entry.stable} has no earlier release to go back to.`);
  return withEntry(registry, name, { ...entry, stable: before, previous: earlier });
}

/** A tester's link names a release until a time (milliseconds since 1970): so long it is not cleared away. */
export function withLink(registry: Registry, name: RemoteName, { release, until }: { release: string; until: number }): Registry {
  const entry = knowing(registry, name, release);
  const links = { ...entry.links, [release]: Math.max(until, entry.links?.[release] ?? 0) };
  return withEntry(registry, name, { ...entry, links });
}

/** Forgets releases that nobody is given any more. */
export function withoutReleases(registry: Registry, name: RemoteName, gone: ReadonlySet<string>): Registry {
  const { links, ...entry } = entryOf(registry, name);
  const releases = without(entry.releases, gone);
  const previous = (entry.previous ?? []).filter((id) => !gone.has(id));
  return withEntry(registry, name, { ...entry, releases, previous, ...(links && { links: without(links, gone) }) });
}

function without<T>(byRelease: Readonly<Record<string, T>>, gone: ReadonlySet<string>): Record<string, T> {
  return Object.fromEntries(Object.entries(byRelease).filter(([id]) => !gone.has(id)));
}

function entryOf(registry: Registry, name: RemoteName): RegistryEntry {
  const entry = registry.remotes[name];
  if (!entry) throw new RegistryRefusal(`${name} has never been released.`);
  return entry;
}

function knowing(registry: Registry, name: RemoteName, id: string): RegistryEntry {
  const entry = entryOf(registry, name);
  if (!Object.hasOwn(entry.releases, id)) throw new RegistryRefusal(`${name}@${id} is not published.`);
  return entry;
}

/** Raises the revision; the signature of before no longer holds. */
function withEntry(registry: Registry, name: RemoteName, { signature: _old, ...entry }: RegistryEntry): Registry {
  return { ...registry, remotes: { ...registry.remotes, [name]: { ...entry, revision: (entry.revision ?? 0) + 1 } } };
}
