declare module 'react-refresh/runtime' {
  const runtime: {
    /** Makes React tell of what it draws; to be called before React is loaded. */
    injectIntoGlobalHook(global: typeof globalThis): void;
  };
  export default runtime;
}
