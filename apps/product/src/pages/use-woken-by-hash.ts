import { useEffect } from 'react';

/** When the browser may have come to the sleeping page, in milliseconds after its frame lives: an early turn is not heard. */
const TRIES_MS = [0, 150, 600, 2_000];

/**
 * A page whose address holds choices in its hash, which the server has not seen, is woken at once. It is woken as by a
 * visitor's turn, so that the server's HTML is taken over: a page that is drawn anew would be empty for a moment.
 */
export function useWokenByHash(): void {
  useEffect(() => {
    if (window.location.hash.length <= 1) return undefined;
    const timers = TRIES_MS.map((delay) => setTimeout(() => document.dispatchEvent(new Event('scroll')), delay));
    return () => timers.forEach(clearTimeout);
  }, []);
}
