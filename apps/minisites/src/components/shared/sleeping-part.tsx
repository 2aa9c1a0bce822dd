import { Suspense, lazy, memo, useState, type ComponentType } from 'react';

/** Anything a visitor does: what is asleep is woken before it is used. */
const TURNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'scroll'] as const;

export interface SleepingPart<Props> {
  readonly Part: ComponentType<Props>;
  /** Fetches its code at once: for loaders, so that a page opened in the browser, or rendered on a server, is whole. */
  prepare(): Promise<void>;
}

/**
 * A part of a page that stays the server's HTML, with links that work, until the visitor first does something; only then its
 * code is fetched. Its props are compared, since a part that sleeps cannot be drawn anew.
 */
export function sleepingPart<Props extends object>(load: () => Promise<ComponentType<Props>>): SleepingPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchPart = async () => (loaded ??= await load());
  const Sleeping = lazy(() => firstTurn().then(async () => ({ default: await fetchPart() }))) as unknown as ComponentType<Props>;

  function Mounted(props: Props) {
    const [Now] = useState<ComponentType<Props>>(() => loaded ?? Sleeping);
    return (
      <Suspense fallback={null}>
        <Now {...props} />
      </Suspense>
    );
  }

  return { Part: memo(Mounted) as unknown as ComponentType<Props>, prepare: () => fetchPart().then(() => undefined) };
}

function firstTurn(): Promise<void> {
  return new Promise((resolve) => {
    const turn = () => {
      for (const type of TURNS) document.removeEventListener(type, turn, true);
      resolve();
    };
    for (const type of TURNS) document.addEventListener(type, turn, { capture: true, passive: true });
  });
}
