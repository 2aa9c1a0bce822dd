import runtime from 'react-refresh/runtime';

declare global {
  var __SHOP_REFRESH__: typeof runtime | undefined;
}

/** Stands before React in a shell for development: React tells this what it draws, and the remote's new code replaces it. */
runtime.injectIntoGlobalHook(globalThis);
globalThis.__SHOP_REFRESH__ = runtime;
