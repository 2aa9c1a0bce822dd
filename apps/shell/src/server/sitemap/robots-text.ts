/** Addresses that hold nothing for a search engine, whatever prefix stands before them. */
const NOT_FOR_CRAWLERS = ['/api/', '/gateway/', '/analytics/', '/account/', '/*/account/', '/confirmation/', '/*/confirmation/'];

/** What crawlers may read. A shop that is not to be listed still lets them read that each page says so. */
export function robotsText(indexing: boolean, sitemaps: readonly string[]): string {
  const rules = ['User-agent: *', ...NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}`)];
  return [...rules, ...(indexing ? ['', ...sitemaps.map((address) => `Sitemap: ${address}`)] : []), ''].join('\n');
}
