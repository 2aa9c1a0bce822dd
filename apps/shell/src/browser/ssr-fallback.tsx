import { use } from 'react';

const never = new Promise<never>(() => undefined);

/** A remote whose code cannot be loaded: the page stays as the server sent it, readable and with working links. */
export function SsrFallback(): never {
  return use(never);
}
