let wasMoved = false;

/** Called by loaders, which browsers run only when the visitor goes from one page to another. */
export function noteMove(): void {
  if (typeof window !== 'undefined') wasMoved = true;
}

/** The visitor was on another page of this shop before, whether or not the browser loaded a document in between. */
export function hasMoved(): boolean {
  return wasMoved || (typeof document !== 'undefined' && document.referrer.startsWith(`${location.origin}/`));
}
