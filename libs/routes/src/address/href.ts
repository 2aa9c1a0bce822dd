import type { Locale } from '@shop/contracts';
import { fillPattern } from './fill-pattern.ts';
import { routePattern } from './route-table.ts';
import type { Screen } from './screen.ts';

export interface HrefRest {
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** With or without its `#`. */
  readonly hash?: string;
}

/** The address of a screen in a locale, without the locale's prefix. Throws when a needed param is missing. */
export function hrefFor(
  screen: Screen,
  locale: Locale,
  params: Readonly<Record<string, string | undefined>> = {},
  rest: HrefRest = {},
): string {
  const hash = rest.hash?.replace(/^#/, '');
  return `${fillPattern(routePattern(screen, locale), params)}${queryText(rest.query)}${hash ? `#${hash}` : ''}`;
}

function queryText(query: HrefRest['query'] = {}): string {
  const pairs = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return pairs.length ? `?${new URLSearchParams(pairs).toString()}` : '';
}
