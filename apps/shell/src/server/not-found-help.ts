import { scaledDeadline } from '@shop/contracts/settings';
import type { WidgetVisit } from '@shop/contracts';
import type { PageRemotes } from '@shop/federation/server';

/** The help of the not-found page: which remote exposes it, in which chunk, and whose widget hydrates in it on interaction. */
export const NOT_FOUND_HELP = { widget: 'NotFoundHelp', remote: 'minisites', chunk: 'not-found-help', deferred: 'search' } as const;

/** What the help shows at first is waited for no longer. */
const TIMEOUT_MS = 1_500;

/** Asks what the help shows, so that it reads without scripts; without an answer in time the browser asks itself. */
export async function prepareNotFoundHelp(remotes: Pick<PageRemotes, 'get'>, visit: WidgetVisit): Promise<void> {
  const { remote } = remotes.get(NOT_FOUND_HELP.remote) ?? {};
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((done) => (timer = setTimeout(done, scaledDeadline(TIMEOUT_MS))));
  const requested = Promise.resolve()
    .then(() => remote?.prepare?.[NOT_FOUND_HELP.widget]?.(visit))
    .catch(() => undefined);
  await Promise.race([requested, late]);
  clearTimeout(timer);
  await visit.client.cancelQueries();
}
