import type { RemoteName } from '@shop/contracts';
import type { SlotProps } from '@shop/contracts/page';
import { interactionIn, retryFetch } from '@shop/design-system';
import type { ExposedRemote, WidgetLoader } from '../slot.tsx';

export interface WidgetLoaderOptions {
  /** The remotes that are loaded. */
  readonly ready: ReadonlyMap<RemoteName, ExposedRemote>;
  load(name: RemoteName): Promise<ExposedRemote>;
  /** Whether the page is still the one that the server sent: only there a widget has HTML to be hydrated. */
  isServerDocument(): boolean;
}

/** After a remote has failed to load. */
const RETRY_DELAY_MS = 5_000;

/**
 * Loads the remotes whose widgets the page shows. A failed load is retried after a delay; a widget that hydrates on interaction stays
 * HTML until its code is there.
 */
export function createWidgetLoader({ ready, load, isServerDocument }: WidgetLoaderOptions): WidgetLoader {
  const pending = new Map<RemoteName, Promise<ExposedRemote>>();

  const fetchRemote = (name: RemoteName, hydrate: SlotProps['hydrate']): Promise<ExposedRemote> => {
    if (hydrate !== 'interaction' || !isServerDocument()) return load(name);
    return interactionIn(`[data-slot="${name}"]`).then(() => retryFetch(() => load(name)));
  };

  return {
    find(name, hydrate) {
      const exposed = ready.get(name);
      if (exposed) return exposed;
      const pendingRemote = pending.get(name) ?? fetchRemote(name, hydrate);
      pending.set(name, pendingRemote);
      // Callers get the same error meanwhile: a page that draws again at once would repeat the request without end.
      pendingRemote.catch(() => setTimeout(() => pending.delete(name), RETRY_DELAY_MS));
      return pendingRemote;
    },
  };
}
