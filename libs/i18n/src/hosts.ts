import type { Locale } from '@shop/contracts';

/** Locales of a host by the first path segment that chooses them; `''` needs none. */
export type HostLocales = Readonly<Record<string, Locale>>;

/** Points of sale by host name, out of the box (SHELL-013). */
export const defaultHosts: Readonly<Record<string, HostLocales>> = {
  'fr.localhost': { '': 'fr_FR' },
  'es.localhost': { '': 'es_ES' },
  'it.localhost': { '': 'it_IT' },
  'nl.localhost': { '': 'nl_NL' },
  'be.localhost': { '/fr': 'fr_BE', '/nl': 'nl_BE' },
  'en.localhost': { '': 'en_GB' },
};

/** `BE.localhost:4200` -> `be.localhost`. */
export function hostName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}
