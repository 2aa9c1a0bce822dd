import type { Registry, Release } from '@shop/federation';
import type { ReleaseStore } from '@shop/federation/server';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brokenBorrowers, versionFault, type BorrowersOf } from '../promises/compare-promises.ts';
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
  const fault = before && versionFault(before, after, await borrowers(release.name, registry, store));
  return [
    ...shellFaults(release, shellsOf(registry)),
    ...duplicateFaults(built),
    ...sizeFaults(weigh(release, built)),
    ...(fault ? [`contract: ${fault}`] : []),
  ];
}

/** Whom a release breaks although its version says so: those are to be told before it goes to everybody. */
export async function whoWillBreak(built: string, registry: Registry, store: ReleaseStore): Promise<string[]> {
  const after = JSON.parse(readFileSync(join(built, 'promises.json'), 'utf8')) as Promises;
  const name = after.remote as Release['name'];
  const before = await stablePromises(name, registry, store);
  return before ? brokenBorrowers(before, after, await borrowers(name, registry, store)) : [];
}

/** Who shows the parts that a remote lends: the live shells, and the stable releases of the other remotes. */
async function borrowers(name: Release['name'], registry: Registry, store: ReleaseStore): Promise<BorrowersOf> {
  const shells = Object.entries(shellsOf(registry)).map(([shell, { borrows }]) => ({ who: `the live shell "${shell}"`, borrows }));
  const others = (Object.keys(registry.remotes) as Release['name'][]).filter((other) => other !== name);
  const remotes = await Promise.all(others.map(async (who) => ({ who, borrows: (await stablePromises(who, registry, store))?.borrows })));
  return (widget) => [...remotes, ...shells].filter(({ borrows }) => borrows?.[name]?.includes(widget)).map(({ who }) => who);
}

/** What the stable release promises; undefined for the first release and for one from before promises were published. */
async function stablePromises(name: Release['name'], registry: Registry, store: ReleaseStore): Promise<Promises | undefined> {
  const stable = registry.remotes[name]?.stable;
  const content = stable && (await store.read(`${name}/${stable}/promises.json`).catch(() => undefined));
  return content ? (JSON.parse(content.toString('utf8')) as Promises) : undefined;
}
