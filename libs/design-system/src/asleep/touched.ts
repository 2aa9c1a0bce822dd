import { tellWhatWasTyped } from './tell-what-was-typed.ts';

/** What a visitor does before he uses something. */
const TURNS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/**
 * Waits until the visitor first turns to a region that is still the server's HTML, named by a selector:
 * `[data-slot="search"]`. What he clicks and types before its code is there is kept, and done again by `catchUp`.
 */
export class Touched {
  readonly #region: string;
  readonly #clicked = new Set<HTMLElement>();
  readonly promise: Promise<void>;

  constructor(region: string) {
    this.#region = region;
    this.promise = new Promise((resolve) => {
      // Somebody was faster than this script: no further event may come.
      if (document.activeElement?.closest(region)) return resolve();
      const turn = (event: Event): void => {
        if (!this.#regionOf(event)) return;
        for (const type of TURNS) document.removeEventListener(type, turn, true);
        resolve();
      };
      for (const type of TURNS) document.addEventListener(type, turn, { capture: true, passive: true });
    });
    document.addEventListener('click', this.#keep, true);
  }

  /** Called once the region lives: the last click and what was typed are told to it. */
  catchUp(): void {
    document.removeEventListener('click', this.#keep, true);
    for (const region of document.querySelectorAll(this.#region)) tellWhatWasTyped(region);
    const last = [...this.#clicked].at(-1);
    this.#clicked.clear();
    if (last?.isConnected) last.click();
  }

  /** Links and submit buttons work by themselves; any other button needs its code. */
  readonly #keep = (event: Event): void => {
    const button = this.#regionOf(event) && (event.target as Element).closest<HTMLElement>('button[type="button"]');
    if (!button || isAlive(button)) return;
    this.#clicked.delete(button);
    this.#clicked.add(button);
  };

  #regionOf(event: Event): Element | null {
    return event.target instanceof Element ? event.target.closest(this.#region) : null;
  }
}

/** React has just brought it to life for this very press, and answers it itself. */
function isAlive(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}
