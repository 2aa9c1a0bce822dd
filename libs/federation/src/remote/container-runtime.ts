/**
 * The runtime of a remote's container in the browser, in place of Module Federation's own: what is shared is taken from
 * the share scope that the shell passes to `init`, and nothing is negotiated, because the release lock has decided every
 * version. The names below are those that the generated code of webpack and `@module-federation/enhanced` calls.
 */

/** What the shell shares, by the name that remotes import it with. */
export type ShareScope = Readonly<Record<string, () => unknown>>;

interface WebpackRequire {
  /** Modules by id. */
  m: Record<string, (module: { exports: unknown }) => void>;
  /** Modules that have run. */
  c: Record<string, unknown>;
  federation: { scope?: ShareScope };
  consumesLoadingData?: {
    moduleIdToConsumeDataMapping?: Record<string, { shareKey: string }>;
    initialConsumes?: string[];
    chunkMapping?: Record<string, string[]>;
  };
}

interface Requested {
  readonly webpackRequire: WebpackRequire;
  readonly shareScope?: ShareScope;
  readonly chunkId?: string;
}

/** Makes shared modules run as whatever the shell shares under their name. */
function install(webpackRequire: WebpackRequire, ids: readonly string[] = []): void {
  for (const id of ids)
    webpackRequire.m[id] = (module) => {
      delete webpackRequire.c[id];
      const key = webpackRequire.consumesLoadingData?.moduleIdToConsumeDataMapping?.[id]?.shareKey ?? id;
      const provided = webpackRequire.federation.scope?.[key];
      if (!provided) throw new Error(`the shell does not share "${key}"`);
      module.exports = provided();
    };
}

const bundlerRuntime = {
  S: {},
  I: () => true,
  init: () => ({}),
  initContainerEntry({ webpackRequire, shareScope }: Requested): boolean {
    webpackRequire.federation.scope = shareScope;
    return true;
  },
  installInitialConsumes({ webpackRequire }: Requested): void {
    install(webpackRequire, webpackRequire.consumesLoadingData?.initialConsumes);
  },
  consumes({ webpackRequire, chunkId = '' }: Requested): void {
    install(webpackRequire, webpackRequire.consumesLoadingData?.chunkMapping?.[chunkId]);
  },
};

/** The default export that the generated entry copies onto `__webpack_require__.federation`. */
export default { runtime: {}, bundlerRuntime, bundlerRuntimeOptions: {} };
