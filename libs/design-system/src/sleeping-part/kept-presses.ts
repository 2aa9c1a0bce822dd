/** Buttons that were pressed before the code that answers them was there. Links and submit buttons work by themselves. */
class KeptPresses {
  #last: HTMLElement | undefined;

  begin(): void {
    document.addEventListener('click', this.#keep, true);
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
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button[type="button"]') : null;
    if (button) this.#last = button;
  };
}

export const keepPresses = new KeptPresses();
