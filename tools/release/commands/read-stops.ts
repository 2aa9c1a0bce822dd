import type { Stops } from '@shop/federation';
import { changeDocument, STOPS, type ReleaseStore } from '@shop/federation/server';
import type { RequestedRelease } from '../requested-release.ts';
import { refuseRelease } from '../release-refusal.ts';

/** The canaries that shells have stopped, by `search@3f9c…`; none where no shell has. */
export async function readStops(store: ReleaseStore): Promise<Stops> {
  const known = await store.readTagged(STOPS);
  return known ? stopsIn(known.content) : {};
}

/**
 * Visitors are about to be given a release. One that a shell has stopped is refused; with `--again` its stop ends, and shells measure
 * it afresh.
 */
export async function shareAgain(
  store: ReleaseStore,
  { key, requested }: { readonly key: string; readonly requested: RequestedRelease },
  say: (line: string) => void,
): Promise<void> {
  const stop = (await readStops(store))[key];
  if (!stop) return;
  if (!requested.options.again)
    refuseRelease(
      `${key} was stopped at ${stop.at}: ${stop.reason}. Publish a corrected release; to give this one to visitors again, add --again.`,
    );
  await changeDocument(store, STOPS, (content) => {
    const { [key]: _ended, ...others } = content ? stopsIn(content) : {};
    return JSON.stringify(others, null, 1);
  });
  say(`${key}: its stop of ${stop.at} has ended (${stop.reason})`);
}

function stopsIn(content: Buffer): Stops {
  return JSON.parse(content.toString('utf8')) as Stops;
}
