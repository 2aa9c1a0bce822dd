import type { Locale } from '@shop/contracts';

/** Tells the backend of an address that leads nowhere (API-019); nobody waits for the answer. */
export function reportNotFound(uri: string, locale: Locale): void {
  const base = (globalThis as { __SHOP_API_BASE__?: string }).__SHOP_API_BASE__ ?? '';
  const query = new URLSearchParams({ uri: uri.slice(0, 2_000), locale });
  fetch(`${base}/error?${query.toString()}`, { signal: AbortSignal.timeout(2_000) })
    .then((answer) => answer.body?.cancel())
    .catch(() => undefined);
}
