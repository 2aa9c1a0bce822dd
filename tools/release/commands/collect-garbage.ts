import type { RemoteName } from '@shop/contracts';
import { withoutReleases, type Registry, type RegistryEntry } from '@shop/federation';
import { changeRegistry, publicKeyOf, readRegistry, signed } from '@shop/federation/server';
import { squadKey, storeOf, type RequestedRelease } from '../requested-release.ts';
import { isAllowed, mayRelease } from './publish-release.ts';

/** Earlier stable releases that stay: open tabs go on with them, and `rollback` returns to them. */
const KEPT = 5;

/** `gc [NAME]`, without a name of every remote that this key may release: first the registry forgets the releases that nobody is given any more, then their files go. */
export async function collectGarbage(requested: RequestedRelease, say: (line: string) => void): Promise<void> {
  const key = squadKey(requested);
  const store = await storeOf(requested);
  const registry = await readRegistry(store);
  for (const name of collected(requested.words[1], registry, publicKeyOf(key), say)) {
    let garbage: Garbage = { gone: [], linked: [] };
    await changeRegistry(store, (known) => {
      const entry = known.remotes[name];
      garbage = entry ? garbageOf(entry, Date.now()) : garbage;
      return garbage.gone.length ? signed(withoutReleases(known, name, new Set(garbage.gone)), name, key) : known;
    });
    for (const id of garbage.gone) await store.remove(`${name}/${id}`);
    say(`${name}: ${removedOf(garbage.gone.length)}`);
    for (const { id, until } of garbage.linked)
      say(`${name}: ${id} stays until ${new Date(until).toISOString()}, a tester’s link names it`);
  }
}

/** The remote that is named, or all that this key may release: the others are left to their squads. */
function collected(named: string | undefined, registry: Registry, publicKey: string, say: (line: string) => void): RemoteName[] {
  if (named) {
    mayRelease(named, registry, publicKey);
    return [named as RemoteName];
  }
  const all = Object.keys(registry.remotes) as RemoteName[];
  const own = all.filter((name) => isAllowed(name, registry, publicKey));
  const others = all.filter((name) => !own.includes(name));
  if (others.length) say(`Left to their squads: ${others.join(', ')}`);
  return own;
}

interface Garbage {
  readonly gone: readonly string[];
  /** What nobody is given but who has a tester's link. */
  readonly linked: readonly { readonly id: string; readonly until: number }[];
}

/** @param now milliseconds since 1970 */
export function garbageOf({ stable, canary, previous = [], releases, links = {} }: RegistryEntry, now: number): Garbage {
  const used = new Set([stable, canary?.release, ...previous.slice(0, KEPT)]);
  const unused = Object.keys(releases).filter((id) => !used.has(id));
  const linked = unused.map((id) => ({ id, until: links[id] ?? 0 })).filter(({ until }) => until > now);
  return { gone: unused.filter((id) => !linked.some((link) => link.id === id)), linked };
}

function removedOf(count: number): string {
  if (!count) return 'nothing to remove';
  return `${count} ${count === 1 ? 'release' : 'releases'} removed`;
}
