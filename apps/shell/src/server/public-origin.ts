import { hostName, type SiteConfig } from '@shop/i18n/server';

interface Public {
  readonly protocol: 'http' | 'https';
  /** Where the shop is to be found, without a trailing slash; undefined in a demonstration, which is found wherever it is asked. */
  readonly publicOrigin: string | undefined;
  readonly hosts: NonNullable<SiteConfig['hosts']>;
}

/**
 * The public address of a host and prefix. Only the operator's hosts have one of their own: a page that was asked for under
 * any other name says, as its canonical address and those of its other languages, where the shop really is.
 */
export function publicOriginOf({ protocol, publicOrigin, hosts }: Public): SiteConfig['publicOrigin'] {
  const own = publicOrigin && URL.canParse(publicOrigin) ? new URL(publicOrigin) : undefined;
  return (host, prefix) => {
    const isKnown = !own || own.host === host.toLowerCase() || Object.hasOwn(hosts, hostName(host));
    return isKnown ? `${protocol}://${host}${prefix}` : `${own.origin}${prefix}`;
  };
}

/** Names that visitors know the shop by; none in a demonstration, which is asked under any. */
export function shopHostsOf({ publicOrigin, hosts }: Omit<Public, 'protocol'>): ReadonlySet<string> {
  if (!publicOrigin) return new Set();
  return new Set([hostName(new URL(publicOrigin).host), ...Object.keys(hosts)]);
}
