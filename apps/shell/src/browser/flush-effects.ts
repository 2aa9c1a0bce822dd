import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

let nothing: Root | undefined;

/** Runs the effects that wait, of any root: `flushSync` begins with them. */
export function flushEffects(): void {
  nothing ??= createRoot(document.createElement('div'));
  flushSync(() => nothing?.render(null));
}
