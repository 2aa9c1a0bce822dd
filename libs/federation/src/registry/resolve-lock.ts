import type { RemoteName } from '@shop/contracts';
import type { ReleaseLock } from '../release.ts';
import type { Registry, RegistryEntry, Stops } from './registry.ts';

/** Visitors are spread over this many places; a canary of 10 % takes the first tenth of them. */
export const BUCKETS = 10_000;

export interface LockedVisitor {
  /** 0 to 9,999, kept in the visitor's cookie; undefined gets no canary. */
  readonly bucket: number | undefined;
  /** A tester's releases. */
  readonly overrides?: ReleaseLock;
}

/** {remote -> release} for one page: a tester's release, a canary's share, or what is stable. */
export function resolveLock(registry: Registry, { bucket, overrides = {} }: LockedVisitor, stops: Stops = {}): ReleaseLock {
  const entries = Object.entries(registry.remotes) as [RemoteName, RegistryEntry][];
  const chosen = entries.map(([name, entry]) => [name, overrides[name] ?? ofShare(name, entry, bucket, stops)] as const);
  return { ...overrides, ...Object.fromEntries(chosen) };
}

/** Whether any visitor is given something else than the stable releases: only then a visitor needs a place. */
export function hasCanary(registry: Registry, stops: Stops = {}): boolean {
  return (Object.entries(registry.remotes) as [RemoteName, RegistryEntry][]).some(([name, entry]) => canaryOf(name, entry, stops));
}

/** The canary, unless a shell has stopped it. */
export function canaryOf(name: RemoteName, entry: RegistryEntry, stops: Stops): RegistryEntry['canary'] {
  const { canary } = entry;
  return canary && canary.percent > 0 && !Object.hasOwn(stops, `${name}@${canary.release}`) ? canary : undefined;
}

function ofShare(name: RemoteName, entry: RegistryEntry, bucket: number | undefined, stops: Stops): string {
  const canary = canaryOf(name, entry, stops);
  if (!canary || bucket === undefined) return entry.stable;
  return placeIn(name, bucket) < (canary.percent * BUCKETS) / 100 ? canary.release : entry.stable;
}

/**
 * A visitor's place for one remote. Each remote turns the circle by another amount, so that its canary meets other
 * visitors than its neighbour's; a share that grows keeps those it had.
 */
function placeIn(name: string, bucket: number): number {
  let turn = 0;
  for (const letter of name) turn = (turn * 31 + letter.charCodeAt(0)) % BUCKETS;
  return (bucket + turn) % BUCKETS;
}
