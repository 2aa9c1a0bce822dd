import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { integrityOf } from '../integrity.ts';
import type { ReleaseSource } from '../store/release-store.ts';

/** Files of a source that are what they should be, kept on disk where a folder is given: they outlive source and process. */
export class VerifiedFiles {
  readonly #source: ReleaseSource;
  readonly #kept: string | undefined;

  constructor(source: ReleaseSource, kept?: string) {
    this.#source = source;
    this.#kept = kept;
  }

  /** @throws when neither the source nor the disk has the file with this hash. */
  async read(path: string, integrity: string): Promise<Buffer> {
    const kept = await this.#ofDisk(path);
    if (kept && integrityOf(kept) === integrity) return kept;
    const content = await this.#source.read(path);
    if (integrityOf(content) !== integrity) throw new Error(`${path} is not what was published (integrity differs)`);
    await this.keep(path, content);
    return content;
  }

  /** A document that changes: as the source has it now. */
  document(path: string): Promise<Buffer> {
    return this.#source.read(path);
  }

  /** A document as it was kept. */
  async keptDocument(path: string): Promise<Buffer | undefined> {
    return this.#ofDisk(path);
  }

  /** A disk that is full or read-only costs the copy only. */
  async keep(path: string, content: Buffer | string): Promise<void> {
    if (!this.#kept) return;
    const target = join(this.#kept, path);
    const part = `${target}.${process.pid}.part`;
    await mkdir(dirname(target), { recursive: true })
      .then(() => writeFile(part, content))
      .then(() => rename(part, target))
      .catch(() => undefined);
  }

  /** Drops what is kept of a remote's other releases. */
  async keepOnly(name: string, releases: ReadonlySet<string>): Promise<void> {
    if (!this.#kept) return;
    const there = await readdir(join(this.#kept, name)).catch(() => []);
    for (const id of there) if (!releases.has(id)) await rm(join(this.#kept, name, id), { recursive: true, force: true });
  }

  async #ofDisk(path: string): Promise<Buffer | undefined> {
    return this.#kept ? readFile(join(this.#kept, path)).catch(() => undefined) : undefined;
  }
}
