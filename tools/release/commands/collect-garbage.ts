import type { RemoteName } from '@shop/contracts';
import { withoutReleases, type RegistryEntry } from '@shop/federation';
import { changeRegistry, publicKeyOf, readRegistry, signed } from '@shop/federation/server';
import { squadKey, storeOf, type AskedRelease } from '../asked-release.ts';
import { mayRelease } from './publish-release.ts';

/** Earlier stable releases that stay: open tabs go on with them, and `rollback` returns to them. */
const KEPT = 5;

/** `gc [NAME]`: first the registry forgets the releases that nobody is given any more, then their files go. */
export async function collectGarbage(asked: AskedRelease, say: (line: string) => void): Promise<void> {
  const key = squadKey(asked);
  const store = await storeOf(asked);
  const registry = await readRegistry(store);
  const names = asked.words[1] ? [asked.words[1]] : Object.keys(registry.remotes);
  for (const name of names as RemoteName[]) {
    mayRelease(name, registry, publicKeyOf(key));
    let gone: string[] = [];
    await changeRegistry(store, (known) => {
      const entry = known.remotes[name];
      gone = entry ? unusedOf(entry) : [];
      return gone.length ? signed(withoutReleases(known, name, new Set(gone)), name, key) : known;
    });
    for (const id of gone) await store.remove(`${name}/${id}`);
    say(`${name}: ${gone.length ? `${gone.length} ${gone.length === 1 ? 'release' : 'releases'} removed` : 'nothing to remove'}`);
  }
}

export function unusedOf({ stable, canary, previous = [], releases }: RegistryEntry): string[] {
  const used = new Set([stable, canary?.release, ...previous.slice(0, KEPT)]);
  return Object.keys(releases).filter((id) => !used.has(id));
}
