import type { Boot } from '../boot.ts';

/** A page that the server rendered for another address than the one requested takes its place in the history: a gift's code is in none. */
export function showAddress({ address, requested }: Pick<Boot, 'address' | 'requested'>): void {
  if (requested === location.pathname + location.search) history.replaceState(history.state, '', address);
}
