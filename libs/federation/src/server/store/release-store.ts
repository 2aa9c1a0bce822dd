import { RegistryRefusal } from '../../registry/registry-changes.ts';
import type { Registry } from '../../registry/registry.ts';

/** Where releases and the registry are read from. Paths are relative, with `/`. */
export interface ReleaseSource {
  /** Rejects when there is no such file, or it does not come within the deadline. */
  read(path: string): Promise<Buffer>;
}

/** Where releases are published to: files that never change, and documents that change by compare-and-swap. */
export interface ReleaseStore extends ReleaseSource {
  /** Writes a file that is not there yet. @throws `AlreadyThere` when it is. */
  create(path: string, content: Buffer): Promise<void>;
  /** Reads a changing document and the tag of this state of it; undefined when it does not exist. */
  readTagged(path: string): Promise<Tagged | undefined>;
  /** Replaces a document that is still in the state `tag` (undefined: does not exist). False when somebody was quicker. */
  replace(path: string, content: Buffer, tag: string | undefined): Promise<boolean>;
  /** Every file below a folder. */
  list(folder: string): Promise<string[]>;
  /** Removes a folder with all in it. */
  remove(folder: string): Promise<void>;
}

export interface Tagged {
  readonly content: Buffer;
  readonly tag: string;
}

export class AlreadyThere extends Error {
  constructor(path: string) {
    super(`${path} is published already`);
  }
}

/** Name of the document in every store. */
export const REGISTRY = 'registry.json';
export const STOPS = 'stops.json';

/** @throws `RegistryRefusal` where it is cut off, or of another format: shells keep the one that they have read. */
export function parseRegistry(content: Buffer): Registry {
  const registry = parsed(content);
  if (registry?.format === 1 && typeof registry.remotes === 'object' && registry.remotes !== null) return registry;
  throw new RegistryRefusal(
    `registry.json is no registry of format 1 (${content.length} bytes). Shells go on with the one that they have read; put back the store's version before it.`,
  );
}

function parsed(content: Buffer): Registry | undefined {
  try {
    return JSON.parse(content.toString('utf8')) as Registry;
  } catch {
    return undefined;
  }
}
