import type { Locale } from '@shop/contracts';
import { hrefFor } from './href.ts';
import { hasPage } from './page-locales.ts';
import { resolveAddress, type KnownAddresses } from './resolve-address.ts';
import type { Screen } from './screen.ts';

interface Where {
  /** Without the locale's prefix. */
  readonly path: string;
  readonly from: Locale;
  readonly to: Locale;
  readonly known?: KnownAddresses;
}

/** Partner and landing pages exist in their own locale only. */
const OF_ONE_LOCALE: readonly Screen[] = ['minisite', 'landing'];

/**
 * The path of the same page in another locale; undefined where it has none. A readable slug belongs to one language:
 * it falls away, and the page finds its own again.
 */
export function samePage({ path, from, to, known }: Where): string | undefined {
  const found = resolveAddress(path, from, known);
  if (found.kind !== 'screen') return undefined;
  if (from === to) return hrefFor(found.screen, to, found.params);
  if (OF_ONE_LOCALE.includes(found.screen)) return undefined;
  if (!hasPage(to, found.screen, found.params)) return undefined;
  return hrefFor(found.screen, to, { ...found.params, slug: undefined });
}

/**
 * The query of the same page in another locale. Where to go on afterwards (`origin`) is a path of the shop too: it moves
 * along, or is left out where the other locale has no such page.
 */
export function sameQuery({ search, ...languages }: Omit<Where, 'path'> & { readonly search: string }): string {
  const query = new URLSearchParams(search);
  const [, path, rest = ''] = /^(\/[^?#]*)(.*)$/s.exec(query.get('origin') ?? '') ?? [];
  if (path === undefined) return search;
  const moved = samePage({ path, ...languages });
  if (moved === undefined) query.delete('origin');
  else query.set('origin', moved + rest);
  return query.size ? `?${query}` : '';
}
