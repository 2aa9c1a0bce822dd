import type { RemoteName } from '@shop/contracts';
import type { NamedRelease } from './load-release.ts';
import type { VerifiedFiles } from './verified-files.ts';

const FILE = 'last-good.json';
/** The stable release, and the one to fall back to. */
const KEPT = 2;

/** Which releases of each remote have worked here as stable ones, the newest first; remembered over a restart. */
export class LastGood {
  readonly #files: VerifiedFiles;
  #good: Partial<Record<RemoteName, NamedRelease[]>> | undefined;

  constructor(files: VerifiedFiles) {
    this.#files = files;
  }

  /** Reads what an earlier process has noted; once. */
  async remember(): Promise<void> {
    if (this.#good) return;
    try {
      this.#good = JSON.parse((await this.#files.keptDocument(FILE))?.toString('utf8') ?? '{}') as Partial<
        Record<RemoteName, NamedRelease[]>
      >;
    } catch {
      this.#good = {};
    }
  }

  of(name: RemoteName): readonly NamedRelease[] {
    return this.#good?.[name] ?? [];
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
