import type { RemoteName } from '@shop/contracts';
import type { NamedRelease } from './load-release.ts';
import type { VerifiedFiles } from './verified-files.ts';

const FILE = 'last-good.json';
/** The stable release, and the one to fall back to. */
const KEPT = 2;
/** Pages in a row that a stable release serves without a fault before it is one to fall back to. */
export const GOOD_AFTER_PAGES = 20;

/**
 * Which releases of each remote have served well here as stable ones, the newest first; remembered over a restart. Until one
 * has served `GOOD_AFTER_PAGES` pages in a row without a fault, the first that could be loaded counts.
 */
export class LastGood {
  readonly #files: VerifiedFiles;
  /** Of each remote's stable release: the pages in a row that it has served without a fault. */
  readonly #served = new Map<RemoteName, { readonly id: string; readonly pages: number }>();
  #good: Partial<Record<RemoteName, NamedRelease[]>> | undefined;

  constructor(files: VerifiedFiles) {
    this.#files = files;
  }

  /** Reads what an earlier process has noted; once. */
  async remember(): Promise<void> {
    if (this.#good) return;
    try {
      this.#good = JSON.parse((await this.#files.storedDocument(FILE))?.toString('utf8') ?? '{}') as Partial<
        Record<RemoteName, NamedRelease[]>
      >;
    } catch {
      this.#good = {};
    }
  }

  of(name: RemoteName): readonly NamedRelease[] {
    return this.#good?.[name] ?? [];
  }

  /** A page that the stable release of a remote has served. */
  async served(release: NamedRelease, wentWell: boolean): Promise<void> {
    const { name, id } = release;
    const known = this.#served.get(name);
    const pages = wentWell ? (known?.id === id ? known.pages : 0) + 1 : 0;
    this.#served.set(name, { id, pages });
    if (pages === GOOD_AFTER_PAGES) await this.note(release);
  }

  async note(release: NamedRelease): Promise<void> {
    const known = this.of(release.name);
    if (known[0]?.id === release.id) return;
    const good = [release, ...known.filter(({ id }) => id !== release.id)].slice(0, KEPT);
    this.#good = { ...this.#good, [release.name]: good };
    await this.#files.keep(FILE, JSON.stringify(this.#good));
    await this.#files.keepOnly(release.name, new Set(good.map(({ id }) => id)));
  }
}
