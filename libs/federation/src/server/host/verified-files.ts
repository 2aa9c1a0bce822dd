import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasIntegrity } from '../integrity.ts';
import type { ReleaseSource } from '../store/release-store.ts';

/** Files of a source that are what they should be, kept on disk where a folder is given: they outlive source and process. */
export class VerifiedFiles {
  readonly #source: ReleaseSource;
  readonly #stored: string | undefined;

  constructor(source: ReleaseSource, stored?: string) {
    this.#source = source;
    this.#stored = stored;
  }

  /** @throws when neither the source nor the disk has the file with this hash. */
  async read(path: string, integrity: string): Promise<Buffer> {
    const stored = await this.#ofDisk(path);
    if (stored && hasIntegrity(stored, integrity)) return stored;
    const content = await this.#source.read(path);
    if (!hasIntegrity(content, integrity)) throw new Error(`${path} is not what was published (integrity differs)`);
    await this.keep(path, content);
    return content;
  }

  /** A document that changes: as the source has it now. */
  document(path: string): Promise<Buffer> {
    return this.#source.read(path);
  }

  /** A document as it was kept. */
  async storedDocument(path: string): Promise<Buffer | undefined> {
    return this.#ofDisk(path);
  }

  /** A disk that is full or read-only costs the copy only. */
  async keep(path: string, content: Buffer | string): Promise<void> {
    if (!this.#stored) return;
    const target = join(this.#stored, path);
    const part = `${target}.${process.pid}.part`;
    await mkdir(dirname(target), { recursive: true })
      .then(() => writeFile(part, content))
      .then(() => rename(part, target))
      .catch(() => undefined);
  }

  /** Drops what is kept of a remote's other releases. */
  async keepOnly(name: string, releases: ReadonlySet<string>): Promise<void> {
    if (!this.#stored) return;
    const there = await readdir(join(this.#stored, name)).catch(() => []);
    for (const id of there) if (!releases.has(id)) await rm(join(this.#stored, name, id), { recursive: true, force: true });
  }

  async #ofDisk(path: string): Promise<Buffer | undefined> {
    return this.#stored ? readFile(join(this.#stored, path)).catch(() => undefined) : undefined;
  }
}
