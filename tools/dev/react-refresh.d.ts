declare module 'react-refresh/runtime' {
  /** Makes React tell of what it draws; to be called before React is loaded. */
  export function injectIntoGlobalHook(global: typeof globalThis): void;
}
