import { useEffect } from 'react';

/** A page whose address holds choices in its hash, which the server has not seen, is woken at once. */
export function useWokenByHash(part: { prepare(): Promise<void> }): void {
  useEffect(() => {
    if (window.location.hash.length > 1) void part.prepare();
  }, [part]);
}
