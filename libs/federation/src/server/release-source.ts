import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';

/** Where releases and the registry are read from: a directory or an HTTP address. */
export interface ReleaseSource {
  /** Rejects when there is no such file, or it does not come within the deadline. */
  read(path: string): Promise<Buffer>;
}

const DEADLINE_MS = 2_000;
const MOST_BYTES = 8_000_000;

/** Opens `http://…` or a directory's path. */
export function releaseSource(address: string): ReleaseSource {
  return /^https?:/.test(address) ? overHttp(address.replace(/\/?$/, '/')) : onDisk(address);
}

function onDisk(folder: string): ReleaseSource {
  return {
    read(path) {
      const safe = normalize(path);
      if (safe.startsWith('..')) return Promise.reject(new Error(`"${path}" lies outside the release directory`));
      return readFile(join(folder, safe));
    },
  };
}

function overHttp(base: string): ReleaseSource {
  return {
    async read(path) {
      const response = await fetch(new URL(path, base), { signal: AbortSignal.timeout(DEADLINE_MS), redirect: 'error' });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`${response.status} for ${response.url}`);
      }
      const content = Buffer.from(await response.arrayBuffer());
      if (content.length > MOST_BYTES) throw new Error(`${response.url} is larger than ${MOST_BYTES} bytes`);
      return content;
    },
  };
}
