import { scaledDeadline } from '@shop/contracts/settings';
import type { ReleaseSource } from './release-store.ts';

const DEADLINE_MS = 2_000;
const MAX_BYTES = 32_000_000;

/** Releases behind a web server or a CDN, read only. */
export function httpSource(address: string): ReleaseSource {
  const base = address.replace(/\/?$/, '/');
  return {
    async read(path) {
      const response = await fetch(new URL(path, base), { signal: AbortSignal.timeout(scaledDeadline(DEADLINE_MS)), redirect: 'error' });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`${response.status} for ${response.url}`);
      }
      const content = Buffer.from(await response.arrayBuffer());
      if (content.length > MAX_BYTES) throw new Error(`${response.url} is larger than ${MAX_BYTES} bytes`);
      return content;
    },
  };
}
