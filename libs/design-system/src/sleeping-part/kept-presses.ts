/**
 * Buttons, and links to a part of the page, that were pressed before the code that answers them was there. Other links and submit
 * buttons work by themselves.
 */
class KeptPresses {
  #last: HTMLElement | undefined;

  /** From now on; and what the page's first line has heard before any script was there. */
  begin(): void {
    document.addEventListener('click', this.#keep, true);
    this.#take(earlyPress());
  }

  /** Called once a region lives: the last button that was pressed in it is pressed again. */
  pressAgain(region: HTMLElement | null): void {
    document.removeEventListener('click', this.#keep, true);
    const button = this.#last;
    if (!button || !region?.contains(button)) return;
    this.#last = undefined;
    button.click();
  }

  readonly #keep = (event: Event): void => {
    this.#take(event.target);
    // A link within the page would write the address, whose hash holds the search.
    const link = linkWithin(event.target);
    if (!link || isAlive(link)) return;
    event.preventDefault();
    this.#last = link;
  };

  #take(target: EventTarget | null | undefined): void {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
    if (button) this.#last = button;
  }
}

function linkWithin(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('main a[href^="#"]') : null;
}

/** React answers it. */
function isAlive(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}

/** The last thing that was pressed on this page, as its first line has heard it. */
export function earlyPress(): EventTarget | null | undefined {
  return (globalThis as { earlyPress?: EventTarget | null }).earlyPress;
}

export const keepPresses = new KeptPresses();
