import { lazy, memo, Suspense, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { tellWhatWasTyped } from '../asleep/tell-what-was-typed.ts';
import { untilFetched } from '../asleep/until-fetched.ts';
import css from './sleeping-part.module.css';
import { earlyPress, keepPresses } from './kept-presses.ts';

/** Anything a visitor does: what is asleep is woken before it is used. */
const TURNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'scroll'] as const;

export interface SleepingPart<Props> {
  readonly Part: ComponentType<Props>;
  /** Fetches its code at once: for loaders, so that a page opened in the browser, or rendered on a server, is whole. */
  prepare(): Promise<void>;
}

/**
 * A part of a page that stays the server's HTML, with links that work, until the visitor first does something; only then its
 * code is fetched, and a button that was pressed meanwhile is pressed again, what was typed is told. Code that cannot be had takes
 * nothing away: the HTML stays. While it sleeps it keeps the props that it was
 * rendered with: what is asleep cannot be drawn anew.
 */
export function sleepingPart<Props extends object>(load: () => Promise<ComponentType<Props>>, fallback?: ReactNode): SleepingPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let wake: () => void = () => undefined;
  const woken = new Promise<void>((resolve) => (wake = resolve));
  const fetchPart = async () => {
    loaded ??= await load();
    wake();
    return loaded;
  };
  const Sleeping = lazy(() =>
    Promise.race([firstTurn(), woken]).then(async () => ({ default: await untilFetched(fetchPart) })),
  ) as unknown as ComponentType<Props>;

  function Mounted(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const [Now] = useState<ComponentType<Props>>(() => loaded ?? Sleeping);
    const [isAlive, setAlive] = useState(Now !== Sleeping);
    const drawn = (
      <Suspense fallback={fallback ?? null}>
        <Now {...props} />
        <Alive place={place} onAlive={setAlive} />
      </Suspense>
    );
    // The very same element until it lives: anything new would make React give up the server's HTML.
    const [asleep] = useState(drawn);
    return (
      <div ref={place} className={css.part}>
        {isAlive ? drawn : asleep}
      </div>
    );
  }

  return { Part: memo(Mounted) as unknown as ComponentType<Props>, prepare: () => fetchPart().then(() => undefined) };
}

interface AliveProps {
  readonly place: { readonly current: HTMLElement | null };
  readonly onAlive: (isAlive: true) => void;
}

/** Draws nothing; it lives as soon as what stands beside it does. */
function Alive({ place, onAlive }: AliveProps) {
  useEffect(() => {
    onAlive(true);
    if (place.current) tellWhatWasTyped(place.current);
    keepPresses.pressAgain(place.current);
  }, [place, onAlive]);
  return null;
}

let turned: Promise<void> | undefined;

/** The visitor first does something on this page: one wait for all that sleeps on it. */
export function firstTurn(): Promise<void> {
  turned ??= new Promise((resolve) => {
    keepPresses.begin();
    if (hasTurned()) return resolve();
    const turn = () => {
      for (const type of TURNS) document.removeEventListener(type, turn, true);
      window.removeEventListener('hashchange', turn);
      resolve();
    };
    for (const type of TURNS) document.addEventListener(type, turn, { capture: true, passive: true });
    // Back, Forward or an edited address ask for something else than the server has sent.
    window.addEventListener('hashchange', turn);
  });
  return turned;
}

/** Somebody was faster than this script, so that no further event may come, or wants what only the hash knows. */
function hasTurned(): boolean {
  const isBusy = (document.activeElement ?? document.body) !== document.body;
  return isBusy || window.scrollY > 0 || window.location.hash.length > 1 || earlyPress() !== undefined;
}
