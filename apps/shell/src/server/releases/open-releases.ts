import { openSource, RemoteHost } from '@shop/federation/server';
import type { FastifyBaseLogger } from 'fastify';
import type { ShellConfig } from '../config.ts';
import { PendingStops } from './pending-stops.ts';
import { ReleaseWatch } from './release-watch.ts';
import { writeStop } from './stop-canary.ts';

const EVERY_MS = 1_000;

export interface OpenReleases {
  readonly host: RemoteHost;
  readonly watch: ReleaseWatch;
  /** Ends following the registry. */
  close(): void;
}

/** What releases find of the shell. */
type Provided = Pick<ConstructorParameters<typeof RemoteHost>[0], 'shared' | 'fetch'>;

/** Follows the registry from now on; a shell whose registry is away begins with what it has kept, or with fallbacks. */
export async function openReleases(config: ShellConfig, provided: Provided, log: FastifyBaseLogger): Promise<OpenReleases> {
  const host = new RemoteHost({
    source: await openSource(config.releases),
    ...provided,
    stored: config.storedReleases,
    ...(config.rootKey && { rootKey: config.rootKey }),
    log: (event) => log[event.outcome === 'loaded' ? 'info' : 'error'](event, `remote ${event.remote} ${event.outcome}`),
  });
  const stops = new PendingStops(
    (key, reason) => writeStop(config.releases, key, reason),
    (key, error) => log.error({ err: error, release: key }, 'the stop of a canary cannot be written for the other shells'),
  );
  const watch = new ReleaseWatch(host, (key, reason) => {
    log.error({ release: key, reason }, 'a canary is stopped');
    stops.add(key, reason);
  });
  let isAway = false;
  const refresh = async () => {
    try {
      await host.refresh();
      isAway = false;
    } catch (error) {
      if (!isAway) log.error({ err: error }, 'the registry cannot be read');
      isAway = true;
    }
    watch.guard();
    await stops.write();
  };
  await refresh();
  let closed = false;
  const follow = async () => {
    if (closed) return;
    await refresh();
    timer = setTimeout(() => void follow(), EVERY_MS);
  };
  let timer = setTimeout(() => void follow(), EVERY_MS);
  return {
    host,
    watch,
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
