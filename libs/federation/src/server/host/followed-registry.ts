import type { RemoteName } from '@shop/contracts';
import { EMPTY_REGISTRY, type Registry, type RegistryEntry, type Stops } from '../../registry/registry.ts';
import type { Trust } from '../signing/signed-registry.ts';
import { parseRegistry, REGISTRY, STOPS } from '../store/release-store.ts';
import type { VerifiedFiles } from './verified-files.ts';

/** The registry as far as it is believed: an entry that nobody entitled has signed, or that is older, changes nothing. */
export class FollowedRegistry {
  readonly #files: VerifiedFiles;
  readonly #trust: Trust;
  readonly #doubt: (what: string) => void;
  #doubted = new Set<string>();
  #text = '';
  registry: Registry = EMPTY_REGISTRY;
  #read: Stops = {};
  #own: Stops = {};

  constructor(files: VerifiedFiles, trust: Trust, doubt: (what: string) => void) {
    this.#files = files;
    this.#trust = trust;
    this.#doubt = doubt;
  }

  /** Rejects when it cannot be read; the first time what was kept of it serves. */
  async read(): Promise<void> {
    await this.#readStops();
    try {
      const content = await this.#files.document(REGISTRY);
      this.#take(parseRegistry(content));
      if (this.#text === content.toString('utf8')) return;
      this.#text = content.toString('utf8');
      if (!this.#doubted.size) await this.#files.keep(REGISTRY, content);
    } catch (error) {
      const stored = this.registry === EMPTY_REGISTRY ? await this.#files.storedDocument(REGISTRY) : undefined;
      if (!stored) throw error;
      this.#take(parseRegistry(stored));
    }
  }

  /** Those that any shell has written, and this one's own. */
  get stops(): Stops {
    return { ...this.#read, ...this.#own };
  }

  stop(key: string, reason: string): void {
    this.#own = { ...this.#own, [key]: { reason, at: new Date().toISOString() } };
  }

  #take(offered: Registry): void {
    const doubts = new Set<string>();
    if (!this.#trust.learn(offered.keys)) doubts.add("the squads' keys are not signed by the operator");
    const names = Object.keys(offered.remotes) as RemoteName[];
    const believed = names.flatMap((name): [RemoteName, RegistryEntry][] => {
      const entry = offered.remotes[name]!;
      const held = this.registry.remotes[name];
      if (!this.#trust.believesEntry(name, entry)) doubts.add(`the entry of ${name} is not signed by its squad`);
      else if ((entry.revision ?? 0) < (held?.revision ?? 0) && this.#trust.isStrict) doubts.add(`the entry of ${name} is an older one`);
      else return [[name, entry]];
      return held ? [[name, held]] : [];
    });
    for (const doubt of doubts) if (!this.#doubted.has(doubt)) this.#doubt(doubt);
    this.#doubted = doubts;
    this.registry = { ...offered, remotes: { ...this.registry.remotes, ...Object.fromEntries(believed) } };
  }

  /**
   * Stops only ever lead back to what is stable: they need no signature, and a document that cannot be read changes none. A stop that
   * was written down and is no longer has been ended by its squad, and so has this shell's own.
   */
  async #readStops(): Promise<void> {
    try {
      const read = JSON.parse((await this.#files.document(STOPS)).toString('utf8')) as Stops;
      const hasEnded = (key: string) => Object.hasOwn(this.#read, key) && !Object.hasOwn(read, key);
      this.#own = Object.fromEntries(Object.entries(this.#own).filter(([key]) => !hasEnded(key)));
      this.#read = read;
    } catch {
      return;
    }
  }
}
