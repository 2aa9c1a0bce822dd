import { earlyEvents } from './replay-early-events.ts';

/** Any interaction: what is not hydrated yet is hydrated before it is used. */
const INTERACTIONS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input', 'scroll'] as const;

/** The visitor first does something in a region of the page, named by a selector: `[data-slot="search"]`. */
export function interactionIn(region: string): Promise<void> {
  return interaction(
    ({ target }) => target instanceof Element && target.closest(region) !== null,
    () => [document.activeElement, ...(earlyEvents()?.queue ?? []).map(({ target }) => target)].some((element) => element?.closest(region)),
  );
}

let first: Promise<void> | undefined;

/** The first interaction on this page: one promise for all that hydrates with it. */
export function firstInteraction(): Promise<void> {
  return (first ??= Promise.race([interaction(() => true, hasInteracted), hashChange()]));
}

/** `wasFaster`: the visitor has done it before this script was there, so that no further event may come. */
function interaction(counts: (event: Event) => boolean, wasFaster: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (wasFaster()) return resolve();
    const listen = (event: Event): void => {
      if (!counts(event)) return;
      for (const type of INTERACTIONS) document.removeEventListener(type, listen, true);
      resolve();
    };
    for (const type of INTERACTIONS) document.addEventListener(type, listen, { capture: true, passive: true });
  });
}

/** Or the page is asked for what only its hash knows. */
function hasInteracted(): boolean {
  const hasFocus = (document.activeElement ?? document.body) !== document.body;
  const early = earlyEvents();
  return hasFocus || window.scrollY > 0 || window.location.hash.length > 1 || early?.wasPressed === true || !!early?.queue.length;
}

/** Back, Forward or an edited address ask for something else than the server has sent. */
function hashChange(): Promise<void> {
  return new Promise((resolve) => addEventListener('hashchange', () => resolve(), { once: true }));
}
