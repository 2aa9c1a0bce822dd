import { lazy, memo, Suspense, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

/** Anything a visitor does: what is asleep is woken before it is used. */
const TURNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'scroll'] as const;

export interface SleepingPart<Props> {
  readonly Part: ComponentType<Props>;
  /** Fetches its code at once: for loaders, so that a page opened in the browser, or rendered on a server, is whole. */
  prepare(): Promise<void>;
}

/**
 * A part of a page that stays the server's HTML, with links that work, until the visitor first does something; only then its
 * code is fetched. While it sleeps it keeps the props that it was rendered with: what is asleep cannot be drawn anew.
 */
export function sleepingPart<Props extends object>(load: () => Promise<ComponentType<Props>>, fallback?: ReactNode): SleepingPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const listeners = new Set<() => void>();
  const fetchPart = async () => {
    loaded ??= await load();
    for (const listener of listeners) listener();
    return loaded;
  };
  const Sleeping = lazy(() => firstTurn().then(async () => ({ default: await fetchPart() }))) as unknown as ComponentType<Props>;
  const isAwake = () => loaded !== undefined;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  function Mounted(props: Props) {
    const [Now] = useState<ComponentType<Props>>(() => loaded ?? Sleeping);
    const drawn = (
      <Suspense fallback={fallback ?? null}>
        <Now {...props} />
      </Suspense>
    );
    // The very same element: anything new would make React give up the server's HTML.
    const [asleep] = useState(drawn);
    return useSyncExternalStore(subscribe, isAwake, isAwake) ? drawn : asleep;
  }

  return { Part: memo(Mounted) as unknown as ComponentType<Props>, prepare: () => fetchPart().then(() => undefined) };
}

let turned: Promise<void> | undefined;

/** One wait for all parts of the page. */
function firstTurn(): Promise<void> {
  turned ??= new Promise((resolve) => {
    if (hasTurned()) return resolve();
    const turn = () => {
      for (const type of TURNS) document.removeEventListener(type, turn, true);
      resolve();
    };
    for (const type of TURNS) document.addEventListener(type, turn, { capture: true, passive: true });
  });
  return turned;
}

/** He may have pressed or scrolled before this code was there. */
function hasTurned(): boolean {
  return (navigator as { userActivation?: UserActivation }).userActivation?.hasBeenActive === true || scrollY > 0;
}
