import type { Registry, Release } from '@shop/federation';
import type { ReleaseStore } from '@shop/federation/server';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { versionFault } from '../promises/compare-promises.ts';
import type { Promises } from '../promises/promises.ts';
import { duplicateFaults } from './duplicate-faults.ts';
import { shellsOf } from './live-shell.ts';
import { shellFaults } from './shell-faults.ts';
import { sizeFaults, weigh } from './size-faults.ts';

/** Everything but the time of rendering that would break a live shell or another squad: a sentence for each reason. */
export async function judgeRelease(built: string, registry: Registry, store: ReleaseStore): Promise<string[]> {
  const release = JSON.parse(readFileSync(join(built, 'release.json'), 'utf8')) as Release;
  const after = JSON.parse(readFileSync(join(built, 'promises.json'), 'utf8')) as Promises;
  const before = await stablePromises(release.name, registry, store);
  const fault = before && versionFault(before, after);
  return [
    ...shellFaults(release, shellsOf(registry)),
    ...duplicateFaults(built),
    ...sizeFaults(weigh(release, built)),
    ...(fault ? [`contract: ${fault}`] : []),
  ];
}

/** What the stable release promises; undefined for the first release and for one from before promises were published. */
async function stablePromises(name: Release['name'], registry: Registry, store: ReleaseStore): Promise<Promises | undefined> {
  const stable = registry.remotes[name]?.stable;
  const content = stable && (await store.read(`${name}/${stable}/promises.json`).catch(() => undefined));
  return content ? (JSON.parse(content.toString('utf8')) as Promises) : undefined;
}
