import type { Boot } from '../boot.ts';

/**
 * A page that the server rendered for another address than the one requested takes its place in the history: a gift's code is in none.
 * Answers the way back, for a page whose code cannot be had: it can be requested again.
 */
export function showAddress({ address, requested }: Pick<Boot, 'address' | 'requested'>): () => void {
  if (requested !== location.pathname + location.search) return () => undefined;
  history.replaceState(history.state, '', address);
  return () => history.replaceState(history.state, '', requested);
}
