/** By this the contact page knows that the message has arrived (spec 2, section 4). */
const THANKS: readonly [string, string] = ['ref', 'contact_thank_you'];

/** Where the form leads back to, with `ref=contact_thank_you`; another site's address becomes the contact page of ours. */
export function thankYouUrl(retURL: string | undefined, hosts: readonly string[]): string {
  const requested = `http://${hosts[0]}`;
  const base = URL.canParse(requested) ? requested : 'http://localhost';
  const url = new URL(safe(retURL, base, hosts) ?? '/contact', base);
  url.searchParams.set(...THANKS);
  return `${url.pathname}${url.search}${url.hash}`;
}

function safe(retURL: string | undefined, base: string, hosts: readonly string[]): string | undefined {
  if (!retURL || !URL.canParse(retURL, base)) return undefined;
  const { host, protocol, pathname, search, hash } = new URL(retURL, base);
  const isOurs = hosts.includes(host) && (protocol === 'http:' || protocol === 'https:') && !pathname.startsWith('//');
  return isOurs ? `${pathname}${search}${hash}` : undefined;
}
