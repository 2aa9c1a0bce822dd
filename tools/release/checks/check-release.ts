import type { Registry, Release } from '@shop/federation';
import type { ReleaseStore } from '@shop/federation/server';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brokenConsumers, versionFault, type ConsumersOf } from '../public-interface/compare-interfaces.ts';
import type { PublicInterface } from '../public-interface/public-interface.ts';
import { duplicateFaults } from './duplicate-faults.ts';
import { shellsOf } from './live-shell.ts';
import { shellFaults } from './shell-faults.ts';
import { sizeFaults, weigh } from './size-faults.ts';
import { stableInterface } from './stable-release.ts';

/** Everything but the time of rendering that would break a live shell or another squad: a sentence for each reason. */
export async function checkRelease(built: string, registry: Registry, store: ReleaseStore): Promise<string[]> {
  const release = JSON.parse(readFileSync(join(built, 'release.json'), 'utf8')) as Release;
  const after = JSON.parse(readFileSync(join(built, 'public-interface.json'), 'utf8')) as PublicInterface;
  const before = await stableInterface(release.name, registry, store);
  const fault = before && versionFault(before, after, await consumers(release.name, registry, store));
  return [
    ...shellFaults(release, shellsOf(registry)),
    ...duplicateFaults(built),
    ...sizeFaults(weigh(release, built)),
    ...(fault ? [`contract: ${fault}`] : []),
  ];
}

/** Whom a release breaks although its version says so: those are to be told before it goes to everybody. */
export async function findBrokenConsumers(built: string, registry: Registry, store: ReleaseStore): Promise<string[]> {
  const after = JSON.parse(readFileSync(join(built, 'public-interface.json'), 'utf8')) as PublicInterface;
  const name = after.remote as Release['name'];
  const before = await stableInterface(name, registry, store);
  return before ? brokenConsumers(before, after, await consumers(name, registry, store)) : [];
}

/** Who shows the widgets that a remote exposes: the live shells, and the stable releases of the other remotes. */
async function consumers(name: Release['name'], registry: Registry, store: ReleaseStore): Promise<ConsumersOf> {
  const shells = Object.entries(shellsOf(registry)).map(([shell, { consumes }]) => ({ who: `the live shell "${shell}"`, consumes }));
  const others = (Object.keys(registry.remotes) as Release['name'][]).filter((other) => other !== name);
  const remotes = await Promise.all(
    others.map(async (who) => ({ who, consumes: (await stableInterface(who, registry, store))?.consumes })),
  );
  return (widget) => [...remotes, ...shells].filter(({ consumes }) => consumes?.[name]?.includes(widget)).map(({ who }) => who);
}
