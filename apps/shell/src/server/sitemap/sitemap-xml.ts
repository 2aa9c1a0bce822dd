const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A sitemap takes no more than this many addresses. */
const MOST = 50_000;

export function sitemapIndex(addresses: readonly string[]): string {
  const parts = addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>`);
  return `${HEAD}<sitemapindex ${SPACE}>${parts.join('')}</sitemapindex>`;
}

/** Written address by address, so that a large catalogue never stands in memory. */
export async function* urlSet(origin: string, paths: Iterable<string> | AsyncIterable<string>): AsyncIterable<string> {
  let count = 0;
  yield `${HEAD}<urlset ${SPACE}>`;
  for await (const path of paths) {
    if (++count > MOST) break;
    yield `<url><loc>${escaped(origin + (path === '/' && origin.split('/').length > 3 ? '' : path))}</loc></url>`;
  }
  yield '</urlset>';
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
