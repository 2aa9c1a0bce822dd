import type { RemoteName } from '@shop/contracts';
import type { LiveShell, Registry, Release } from '@shop/federation';
import { changeRegistry, readRegistry, type ReleaseStore } from '@shop/federation/server';
import { storeOf, type RequestedRelease } from '../requested-release.ts';
import { ownShell } from '../checks/live-shell.ts';
import { shellFaults } from '../checks/shell-faults.ts';
import { refuseRelease } from '../release-refusal.ts';

/**
 * `shell NAME`: the operator registers a deployed shell, and releases that it could not load are refused from then on; `shell NAME gone`.
 * A shell that could not load what visitors get at the moment is refused, with the remotes that it would break.
 */
export async function registerShell(requested: RequestedRelease, say: (line: string) => void, shell = ownShell()): Promise<void> {
  const [, name, gone] = requested.words;
  if (!name) return refuseRelease('npm run release -- shell NAME: name the shell, e.g. shop-fr.');
  const store = await storeOf(requested);
  if (gone !== 'gone') {
    const stranded = await strandedReleases(await readRegistry(store), store, { [name]: shell });
    if (stranded.length) refuseRelease(...stranded.map((fault) => `The shell ${name} is not live. ${fault}.`));
  }
  await changeRegistry(store, (registry) => {
    const { [name]: _old, ...others } = registry.shells ?? {};
    return { ...registry, shells: gone === 'gone' ? others : { ...others, [name]: shell } };
  });
  say(gone === 'gone' ? `The shell ${name} is no longer live.` : `The shell ${name} is live with contract ${shell.contract}.`);
}

/** What visitors get, stable or as a canary, and this shell could not load. */
async function strandedReleases(registry: Registry, store: ReleaseStore, shell: Readonly<Record<string, LiveShell>>): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, { stable, canary }] of Object.entries(registry.remotes) as [RemoteName, Registry['remotes'][RemoteName] & object][])
    for (const id of new Set([stable, canary?.release ?? stable])) {
      const content = await store.read(`${name}/${id}/release.json`).catch(() => undefined);
      const found = content ? shellFaults(JSON.parse(content.toString('utf8')) as Release, shell) : [];
      faults.push(...found.map((fault) => `${name}@${id} breaks on it: ${fault}`));
    }
  return faults;
}
