import { canaryOf, type RegistryEntry } from '@shop/federation';
import { readRegistry } from '@shop/federation/server';
import type { RemoteName } from '@shop/contracts';
import { storeOf, type RequestedRelease } from '../requested-release.ts';
import { readStops } from './stops.ts';

/** `status`: what every remote shows, to whom, and which shells are live. */
export async function showStatus(requested: RequestedRelease, say: (line: string) => void): Promise<void> {
  const store = await storeOf(requested);
  const registry = await readRegistry(store);
  const stops = await readStops(store);
  for (const [name, entry] of Object.entries(registry.remotes) as [RemoteName, RegistryEntry][]) {
    say(
      `${name.padEnd(12)} stable ${entry.stable}   ${Object.keys(entry.releases).length} releases known, revision ${entry.revision ?? 0}`,
    );
    if (entry.canary) {
      const stop = stops[`${name}@${entry.canary.release}`];
      say(`             canary ${entry.canary.release} for ${entry.canary.percent} %${stop ? `, stopped ${stop.at}: ${stop.reason}` : ''}`);
      if (!stop && !canaryOf(name, entry, stops)) say('             the canary reaches nobody');
    }
    if (entry.previous?.length) say(`             before ${entry.previous.join(', ')}`);
  }
  for (const [name, { contract }] of Object.entries(registry.shells ?? {})) say(`shell ${name}: contract ${contract}`);
}
