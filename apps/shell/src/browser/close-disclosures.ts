const OPEN = 'details[data-closes][open]';

/** A press on its name leaves it open: of those with one group name the browser closes the others. */
const STAYS_OPEN = 'details[data-stays-open][open] > summary';

/**
 * The layout's disclosures close on Escape, giving the focus back, and when the visitor presses or goes elsewhere; a tab of a menu
 * that is open stays so. To be called before React runs: it stops at the document what is done to a part that is not hydrated yet.
 */
export function closeDisclosures(): void {
  listen('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const details of opened()) {
      details.open = false;
      details.querySelector('summary')?.focus();
    }
  });
  listen('click', (event) => {
    if (event.target instanceof Element && event.target.closest(STAYS_OPEN)) event.preventDefault();
  });
  const elsewhere = ({ target }: Event) => {
    for (const details of opened()) if (target instanceof Node && !details.contains(target)) details.open = false;
  };
  listen('pointerdown', elsewhere);
  listen('focusin', elsewhere);
}

function listen<Type extends keyof DocumentEventMap>(type: Type, hear: (event: DocumentEventMap[Type]) => void): void {
  document.addEventListener(type, hear, { capture: true });
}

const opened = () => document.querySelectorAll<HTMLDetailsElement>(OPEN);
