/** Written and bundled by `build-monolith.ts`: of the server, and of the browser. */
declare module 'all-remotes' {
  export const remotes: Readonly<Record<string, import('@shop/contracts').Remote>>;
}

declare module 'all-loaders' {
  export const loaders: Readonly<Record<string, () => Promise<{ readonly default: import('@shop/contracts').Remote }>>>;
}
