import { lazy, memo, useState, type ComponentType, type ReactNode } from 'react';
import { retryFetch } from './retry-fetch.ts';
import { firstInteraction } from '../event-replay/first-interaction.ts';
import { HydrationBoundary } from './hydration-boundary.tsx';
import css from './lazy-hydration.module.css';

export interface LazyHydration<Props> {
  readonly Part: ComponentType<Props>;
  /** Fetches its code at once: for loaders, so that a page opened in the browser, or rendered on a server, is whole. */
  prepare(): Promise<void>;
}

interface LazyHydrationOptions {
  /** A form is what its page is for: it is hydrated with the page, before any interaction. */
  readonly hydrate?: 'load' | 'interaction';
  readonly fallback?: ReactNode;
}

/**
 * A part of a page that stays the server's HTML, with links that work, until the visitor first does something; only then its code is
 * fetched. `replayEarlyEvents` repeats what was done to it meanwhile. Code that cannot be had takes nothing away: the HTML stays.
 * Until it is hydrated it keeps the props that it was rendered with: React cannot update server HTML.
 */
export function lazyHydration<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { hydrate = 'interaction', fallback }: LazyHydrationOptions = {},
): LazyHydration<Props> {
  let loaded: ComponentType<Props> | undefined;
  let markPrepared: () => void = () => undefined;
  const prepared = new Promise<void>((resolve) => (markPrepared = resolve));
  const fetchPart = async () => {
    loaded ??= await load();
    markPrepared();
    return loaded;
  };
  const Deferred = lazy(async () => {
    if (hydrate === 'interaction') await Promise.race([firstInteraction(), prepared]);
    return { default: await retryFetch(fetchPart) };
  }) as unknown as ComponentType<Props>;

  function Mounted(props: Props) {
    const [Now] = useState<ComponentType<Props>>(() => loaded ?? Deferred);
    return (
      <div className={css.part}>
        <HydrationBoundary fallback={fallback} waits={Now === Deferred}>
          <Now {...props} />
        </HydrationBoundary>
      </div>
    );
  }

  return { Part: memo(Mounted) as unknown as ComponentType<Props>, prepare: () => fetchPart().then(() => undefined) };
}
