import type { RemoteName } from '@shop/contracts';

/** One remote in the registry. */
export interface RegistryEntry {
  readonly stable: string;
  /** SHA-256 of each known release's `release.json`. */
  readonly releases: Readonly<Record<string, string>>;
  /** Counts the changes of this entry: a shell that has seen a higher one does not go back. */
  readonly revision?: number;
  /** Earlier stable releases, the newest first; `rollback` goes to the first of them. */
  readonly previous?: readonly string[];
  readonly canary?: Canary;
  /** Until when testers' links name a release, milliseconds since 1970. */
  readonly links?: Readonly<Record<string, number>>;
  /** The squad's signature over everything above (`signedEntry`). */
  readonly signature?: string;
}

/** A release that a share of the visitors gets. */
export interface Canary {
  readonly release: string;
  /** 0 to 100. */
  readonly percent: number;
}

/** A shell that is live: what it shares with releases and which contract it keeps. A release must fit all of them. */
export interface LiveShell {
  readonly contract: string;
  /** Shared packages with their versions. */
  readonly shared: Readonly<Record<string, string>>;
  /** Parts of remotes that its own frame shows; not known of shells from before that was asked. */
  readonly consumes?: Consumes;
}

/** Exposed widgets that somebody shows, by the remote that exposes them: `{ search: ['SearchBox'] }`. */
export type Consumes = Readonly<Record<string, readonly string[]>>;

/** Who may sign releases of which remote. */
export interface SquadKeys {
  readonly revision: number;
  /** Ed25519 public keys (SPKI, base64) of each remote's squad; several while a key is being changed. */
  readonly squads: Readonly<Record<string, readonly string[]>>;
}

/** The registry: which release of each remote is current. */
export interface Registry {
  readonly format: 1;
  readonly remotes: Readonly<Partial<Record<RemoteName, RegistryEntry>>>;
  /** The squads' keys with the operator's signature, whose public key each shell is configured with. */
  readonly keys?: SquadKeys & { readonly signature: string };
  readonly shells?: Readonly<Record<string, LiveShell>>;
}

export const EMPTY_REGISTRY: Registry = { format: 1, remotes: {} };

/** Canaries that a shell has stopped: `search@3f9c…` -> why. It can take visitors back to stable releases and nothing else. */
export type Stops = Readonly<Record<string, { readonly reason: string; readonly at: string }>>;
