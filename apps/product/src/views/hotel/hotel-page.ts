import type { HotelDetail, Locale, PageModel } from '@shop/contracts';

/** What search engines are told of a hotel; where the API sent no page model, its own name and words stand in. */
export function hotelPage({ label, description, uri, active, pageModel }: HotelDetail, locale: Locale): PageModel {
  return (
    pageModel ?? {
      pageTitle: label,
      metaDescription: description,
      metaRobots: active ? 'index, follow' : 'noindex, follow',
      canonicalUrl: uri,
      alternateUrls: [{ locale, path: uri }],
      serpSeoLargeContent: '',
    }
  );
}
