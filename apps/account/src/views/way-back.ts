const LONGEST = 2_000;

/**
 * Where a visitor goes on after signing in: the page that sent him, without the locale's prefix (spec 2, section 2, "with an
 * origin parameter"). Only a page of this shop counts, else the home page.
 */
export function wayBack(search: string): string {
  const origin = new URLSearchParams(search).get('origin') ?? '';
  const isOurs = origin.length <= LONGEST && /^\/(?![/\\])/.test(origin) && !/[\s\p{Cc}]/u.test(origin);
  return isOurs && !/^\/(account\/signin|customer-care\/login)(?![^/?#])/.test(origin) ? origin : '/';
}
