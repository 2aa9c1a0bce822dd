const OPEN = 'details[data-closes][open]';

/** The layout's disclosures close on Escape, giving the focus back, and when the visitor presses or goes elsewhere; also before the layout is hydrated. */
export function closeDisclosures(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const details of opened()) {
      details.open = false;
      details.querySelector('summary')?.focus();
    }
  });
  const elsewhere = ({ target }: Event) => {
    for (const details of opened()) if (target instanceof Node && !details.contains(target)) details.open = false;
  };
  document.addEventListener('pointerdown', elsewhere);
  document.addEventListener('focusin', elsewhere);
}

const opened = () => document.querySelectorAll<HTMLDetailsElement>(OPEN);
