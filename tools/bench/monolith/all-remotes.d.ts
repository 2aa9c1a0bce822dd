/** Written and bundled by `build-monolith.ts`. */
declare module 'all-remotes' {
  export const remotes: Readonly<Record<string, import('@shop/contracts').Remote>>;
}
