import type { RemoteName } from '@shop/contracts';
import { promoted, rolledBack, withCanary, type Registry, type RegistryEntry } from '@shop/federation';
import { changeRegistry, publicKeyOf, readRegistry, signed, signReleases, type ReleaseStore } from '@shop/federation/server';
import { numberOf, squadKey, storeOf, type RequestedRelease } from '../requested-release.ts';
import { refuseRelease } from '../release-refusal.ts';
import { mayRelease } from './publish-release.ts';
import { endStop, refuseStopped } from './stops.ts';

/** `promote`, `rollback` and `canary` move pointers only; shells follow within seconds. */
export async function movePointer(requested: RequestedRelease, say: (line: string) => void, opened?: ReleaseStore): Promise<void> {
  const [verb = '', name = ''] = requested.words;
  if (!name) refuseRelease(`npm run release -- ${verb} NAME: name the remote.`);
  const key = squadKey(requested);
  const store = opened ?? (await storeOf(requested));
  const known = await readRegistry(store);
  mayRelease(name, known, publicKeyOf(key));
  const remote = name as RemoteName;
  const next = moved(known, remote, requested).remotes[remote]!;
  const shared = sharedBy(verb, next);
  const sharing = shared && { key: `${name}@${shared}`, requested };
  if (sharing) await refuseStopped(store, sharing);
  await signReleases(store, remote, namedBy(next), key);
  // A shell may have stopped it while it was signed.
  if (sharing) await refuseStopped(store, sharing);
  const after = await changeRegistry(store, (registry) => {
    const changed = moved(registry, remote, requested);
    if (sharedBy(verb, changed.remotes[remote]!) !== shared)
      refuseRelease(`${name} was changed by somebody else meanwhile: look at "status", and ${verb} it again.`);
    return signed(changed, remote, key);
  });
  if (sharing) await endStop(store, sharing, say);
  const { stable, canary } = after.remotes[remote]!;
  say(`${name}: stable ${stable}${canary ? `, canary ${canary.release} for ${canary.percent} %` : ''}`);
}

/** The release that more visitors get from here on; those of before have been everybody's. */
function sharedBy(verb: string, { stable, canary }: RegistryEntry): string | undefined {
  if (verb === 'promote') return stable;
  return verb === 'canary' && canary?.percent ? canary.release : undefined;
}

/** What visitors may be given from here on. */
function namedBy({ stable, canary, previous = [] }: RegistryEntry): string[] {
  return [...new Set([stable, ...(canary ? [canary.release] : []), ...previous])];
}

function moved(registry: Registry, name: RemoteName, { words: [verb, , percent, release], options }: RequestedRelease): Registry {
  if (verb === 'promote') return promoted(registry, name);
  if (verb === 'rollback') return rolledBack(registry, name);
  const share = numberOf(percent ?? options.canary, { name: 'The share of a canary', least: 0, most: 100 });
  const id = release ?? registry.remotes[name]?.canary?.release;
  if (!id) return refuseRelease(`${name} has no canary: name a published release, or publish one with --canary ${share}.`);
  return withCanary(registry, name, { release: id, percent: share });
}
