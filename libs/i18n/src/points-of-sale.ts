import type { Locale } from '@shop/contracts';
import type { Settings } from '@shop/contracts/settings';
import { defaultHosts, type HostLocales } from './hosts.ts';
import { isLocale } from './locale.ts';

/** The points of sale of the setting SHOP_HOSTS by host name, or those out of the box. One that cannot be used is noted in the settings. */
export function pointsOfSale(settings: Settings): Readonly<Record<string, HostLocales>> {
  const { SHOP_HOSTS } = settings.env;
  try {
    return SHOP_HOSTS ? hostsIn(SHOP_HOSTS) : defaultHosts;
  } catch (error) {
    settings.refuse('SHOP_HOSTS', `cannot be used: ${(error as Error).message}`);
    return defaultHosts;
  }
}

/** `shop.fr=fr_FR,shop.be/fr=fr_BE,shop.be/nl=nl_BE`. @throws with the entry that names no host or no locale. */
export function hostsIn(setting: string): Readonly<Record<string, HostLocales>> {
  const hosts: Record<string, Record<string, Locale>> = {};
  for (const entry of setting.split(',').map((text) => text.trim())) {
    const [, host, prefix, locale] = /^([a-z0-9.-]+)(\/[\w-]+)?=([a-z]{2}_[A-Z]{2})$/.exec(entry) ?? [];
    if (!host || !locale || !isLocale(locale))
      throw new Error(`SHOP_HOSTS holds "${entry}": write host=locale or host/prefix=locale, e.g. shop.fr=fr_FR,shop.be/nl=nl_BE.`);
    hosts[host] = { ...hosts[host], [prefix ?? '']: locale };
  }
  return hosts;
}
