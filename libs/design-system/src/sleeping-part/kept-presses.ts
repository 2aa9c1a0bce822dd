/**
 * Buttons, radio buttons, and links to a part of the page, that were pressed before the code that answers them was there. Other links and
 * submit buttons work by themselves.
 */
class KeptPresses {
  #last: HTMLElement | undefined;

  /** From now on; and what the page's first line has heard before any script was there. */
  begin(): void {
    document.addEventListener('click', this.#keep, true);
    this.#last = pressable(earlyPress());
  }

  /** Called once a region lives: the last thing that was pressed in it is pressed again. */
  pressAgain(region: HTMLElement | null): void {
    const pressed = this.#last;
    if (!pressed || !region?.contains(pressed)) return;
    this.#last = undefined;
    // One that the browser has already switched on would tell nobody of it.
    if (pressed instanceof HTMLInputElement) pressed.checked = false;
    pressed.click();
  }

  readonly #keep = (event: Event): void => {
    const pressed = pressable(event.target);
    if (!pressed || isAlive(pressed)) return;
    // A link within the page would write the address, whose hash holds the search; a radio button would be on for nobody.
    if (pressed instanceof HTMLAnchorElement || pressed instanceof HTMLInputElement) event.preventDefault();
    this.#last = pressed;
  };
}

function pressable(target: EventTarget | null | undefined): HTMLElement | undefined {
  return (
    (target instanceof Element && target.closest<HTMLElement>('button[type="button"], input[type="radio"], main a[href^="#"]')) || undefined
  );
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
