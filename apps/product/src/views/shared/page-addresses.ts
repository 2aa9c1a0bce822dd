import type { Locale, PageModel, Site } from '@shop/contracts';

export interface PageAddresses {
  /** Absolute. */
  readonly canonical: string;
  /** The same page in the other countries; the first locale stands for everybody else. */
  readonly alternates: readonly { readonly language: string; readonly href: string }[];
}

type Sites = Pick<Site, 'locale' | 'origin' | 'origins'>;

/** Where a page stands in every country (spec 2, section 3, SEO); a country whose address is not known is left out. */
export function pageAddresses({ canonicalUrl, alternateUrls }: PageModel, { locale, origin, origins = {} }: Sites): PageAddresses {
  const others = alternateUrls.flatMap(({ locale: to, path }) => {
    const site = to === locale ? origin : origins[to as Locale];
    return site === undefined ? [] : [{ language: to.replace('_', '-'), href: site + path }];
  });
  const fallback = others.find(({ language }) => language === 'fr-FR');
  const alternates = others.length > 1 ? [...others, ...(fallback ? [{ language: 'x-default', href: fallback.href }] : [])] : [];
  return { canonical: origin + canonicalUrl, alternates };
}
