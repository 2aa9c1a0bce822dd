import type { EarlyEvents } from './record-early-events.ts';

/** What a page records ends with the page: its listeners are taken back between two tests. */
export function forgetEarlyEvents(): void {
  const { record } = (globalThis as unknown as { earlyEvents: Pick<EarlyEvents, 'record'> }).earlyEvents;
  for (const type of ['click', 'input', 'submit']) {
    removeEventListener(type, record, true);
    document.removeEventListener(type, record, true);
  }
}

/** No effect waits in a test: `act` has run them. */
export const noEffects = (): void => undefined;
