import type { Stops } from '@shop/federation';
import { changeDocument, STOPS, type ReleaseStore } from '@shop/federation/server';
import type { RequestedRelease } from '../requested-release.ts';
import { refuseRelease } from '../release-refusal.ts';

/** The canaries that shells have stopped, by `search@3f9c…`; none where no shell has. */
export async function readStops(store: ReleaseStore): Promise<Stops> {
  const known = await store.readTagged(STOPS);
  return known ? stopsIn(known.content) : {};
}

interface Shared {
  /** `search@3f9c…`, the release that visitors are to be given. */
  readonly key: string;
  readonly requested: RequestedRelease;
}

/** Refuses a release that a shell has stopped, unless `--again` shares it all the same. */
export async function refuseStopped(store: ReleaseStore, { key, requested }: Shared): Promise<void> {
  const stop = (await readStops(store))[key];
  if (!stop || requested.options.again) return;
  refuseRelease(
    `${key} was stopped at ${stop.at}: ${stop.reason}. Publish a corrected release; to give this one to visitors again, add --again.`,
  );
}

/** With `--again`, after the pointer has moved: the stop of a release ends, and shells compare it from zero. */
export async function endStop(store: ReleaseStore, { key, requested }: Shared, say: (line: string) => void): Promise<void> {
  const stop = requested.options.again && (await readStops(store))[key];
  if (!stop) return;
  await changeDocument(store, STOPS, (content) => {
    const { [key]: _ended, ...others } = content ? stopsIn(content) : {};
    return JSON.stringify(others, null, 1);
  });
  say(`${key}: its stop of ${stop.at} has ended (${stop.reason})`);
}

function stopsIn(content: Buffer): Stops {
  return JSON.parse(content.toString('utf8')) as Stops;
}
