import type { WidgetVisit } from '@shop/contracts';
import type { PageRemotes } from '@shop/federation/server';

/** The help of the not-found page: who lends it, in which chunk, and whose widget sleeps in it. */
export const LOST_HELP = { widget: 'NotFoundHelp', remote: 'minisites', chunk: 'not-found-help', sleeping: 'search' } as const;

/** What the help shows at first is waited for no longer. */
const PATIENCE_MS = 1_500;

/** Asks what the help shows, so that it reads without scripts; without an answer in time the browser asks itself. */
export async function prepareLostHelp(remotes: Pick<PageRemotes, 'get'>, visit: WidgetVisit): Promise<void> {
  const { remote } = remotes.get(LOST_HELP.remote) ?? {};
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((done) => (timer = setTimeout(done, PATIENCE_MS)));
  const asked = Promise.resolve()
    .then(() => remote?.prepare?.[LOST_HELP.widget]?.(visit))
    .catch(() => undefined);
  await Promise.race([asked, late]);
  clearTimeout(timer);
  await visit.client.cancelQueries();
}
