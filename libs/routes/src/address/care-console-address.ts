import type { Locale } from '@shop/contracts';
import { identifier, shortText } from '../read-param.ts';
import { hrefFor } from './href.ts';

/** What a colleague of customer care looks at: what was typed into the search, and the order that was chosen. */
export interface CareConsoleAddress {
  readonly query?: string | undefined;
  readonly orderUUID?: string | undefined;
}

/** As long as a search may be. */
const LONGEST_QUERY = 120;

/** Reads the hash of the console: a mail address or a name stands behind the `#`, which no server and no log ever sees. */
export function parseCareConsole(hash: string): CareConsoleAddress {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  return { query: shortText(params.get('q'), LONGEST_QUERY), orderUUID: identifier(params.get('order')) };
}

export function careConsoleHref(locale: Locale, { query, orderUUID }: CareConsoleAddress = {}): string {
  const params = new URLSearchParams([...(query ? [['q', query]] : []), ...(orderUUID ? [['order', orderUUID]] : [])]);
  return hrefFor('careConsole', locale, {}, { hash: params.toString() });
}
