import { kit } from '../kit/index.ts';

/**
 * The little of Module Federation's runtime that a remote's container asks of its host.
 * Remotes are built with `externalRuntime`, so they look for it in a global variable. The release lock has
 * decided every version already, so there is nothing to negotiate: a shared package is the shell's, or an error.
 */
class Instance {
  name: string;
  options: Record<string, unknown>;
  shareScopeMap: Record<string, unknown> = {};

  constructor(options: { name: string }) {
    this.name = options.name;
    this.options = options;
  }

  initOptions(options: Record<string, unknown>) {
    return Object.assign(this.options, options);
  }

  initShareScopeMap(name: string, scope: unknown) {
    this.shareScopeMap[name] = scope;
  }

  initializeSharing() {
    return [];
  }

  loadShare(name: string) {
    return Promise.resolve(lend(name));
  }

  loadShareSync(name: string) {
    return lend(name);
  }

  registerPlugins() {}
}

function lend(name: string): () => unknown {
  if (!(name in kit)) throw new Error(`the shell does not share "${name}"`);
  return () => kit[name];
}

interface FederationGlobals {
  __FEDERATION__?: { __INSTANCES__: unknown[] };
  _FEDERATION_RUNTIME_CORE?: Record<string, unknown>;
}

/** Must run before the first container is loaded. */
export function offerRuntimeCore(): void {
  const globals = globalThis as FederationGlobals;
  const instances: unknown[] = [];
  const nothing = () => undefined;
  globals.__FEDERATION__ = { __INSTANCES__: instances };
  globals._FEDERATION_RUNTIME_CORE = {
    CurrentGlobal: globals,
    ModuleFederation: Instance,
    Module: class {},
    assert: nothing,
    getGlobalFederationConstructor: () => Instance,
    setGlobalFederationConstructor: nothing,
    setGlobalFederationInstance: (instance: unknown) => instances.push(instance),
    getRemoteEntry: nothing,
    getRemoteInfo: nothing,
    loadScript: nothing,
    loadScriptNode: nothing,
    registerGlobalPlugins: nothing,
    satisfy: () => true,
    helpers: { global: {}, share: {}, utils: {} },
  };
}
