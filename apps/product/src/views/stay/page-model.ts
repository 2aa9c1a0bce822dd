import type { Locale, PageModel, StayDetail } from '@shop/contracts';
import { hrefFor } from '@shop/routes';
import { shortDescription } from './stay-view.ts';

/** What search engines are told: the answer's own words, or what follows from the stay where the answer has none. */
export function pageModelOf(stay: StayDetail, locale: Locale): PageModel {
  const { id, slug, label, hotel, published, description, images } = stay;
  return (
    stay.pageModel ?? {
      pageTitle: `${label}, ${hotel.label}, ${hotel.location.city}`,
      metaDescription: shortDescription(description),
      metaRobots: published ? 'index, follow' : 'noindex, follow',
      canonicalUrl: hrefFor('stay', locale, { id, slug }),
      alternateUrls: [],
      ogImages: images.slice(0, 1).map((image) => image.replace(/\d+_\d+(?=\.\w+$)/, '600_315')),
      serpSeoLargeContent: '',
    }
  );
}
