/** Latest, in milliseconds: a browser that is never free begins then. */
const AT_LAST_MS = 3_000;

/** Does what may wait once the browser has nothing else to do; not at all on a connection that wants to save. Returns the way to call it off. */
export function whenIdle(work: () => void): () => void {
  if (wantsToSave()) return () => undefined;
  if (typeof requestIdleCallback === 'function') {
    const requested = requestIdleCallback(work, { timeout: AT_LAST_MS });
    return () => cancelIdleCallback(requested);
  }
  const timer = setTimeout(work, 300);
  return () => clearTimeout(timer);
}

export function wantsToSave(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
