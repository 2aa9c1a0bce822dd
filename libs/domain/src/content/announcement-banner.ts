import type { SearchFlow } from '../results/sort-options.ts';

/** Kinds of page that banners are chosen for (spec 2, section 3). */
export type BannerPage = 'home' | 'search' | 'product';

export interface BannerPlace {
  readonly page: BannerPage;
  readonly flow: SearchFlow;
  readonly locale: string;
}

interface Entry<Banner> {
  readonly flow: SearchFlow;
  readonly locale: string;
  readonly announcementBanner: Banner;
  readonly localizations: readonly { readonly locale: string; readonly announcementBanner: Banner }[];
}

interface Fallback<Content> {
  readonly locale: string;
  readonly flow: readonly SearchFlow[];
  readonly pages: readonly BannerPage[];
  readonly variation: string;
  readonly content: Content;
  readonly link?: { readonly url: string };
}

interface Banner<Content> {
  readonly content: Content;
  readonly colorVariation: string;
  readonly link?: { readonly url: string };
}

export interface AnnouncementSources<Content> {
  /** The banner in the home page's own content. */
  readonly home?: Banner<Content>;
  /** The banner service's answer; undefined while it is silent. */
  readonly service?: {
    readonly homePages: readonly Entry<Banner<Content>>[];
    readonly searchPages: readonly Entry<Banner<Content>>[];
    readonly productPages: readonly Entry<Banner<Content>>[];
    readonly fallbacks: readonly Fallback<Content>[];
  };
}

/** The banner of a page and where it comes from; `blank` where nobody has one (spec 2, section 8). */
export type Announcement<Content> =
  { readonly kind: 'home' | 'service' | 'fallback'; readonly banner: Banner<Content> } | { readonly kind: 'blank' };

const LIST = { home: 'homePages', search: 'searchPages', product: 'productPages' } as const;

/** On the home page its content wins; elsewhere the service, then the locale's fallback, then blank (SHELL-058). */
export function announcementFor<Content>(place: BannerPlace, { home, service }: AnnouncementSources<Content>): Announcement<Content> {
  if (place.page === 'home' && home) return { kind: 'home', banner: home };
  const served = service && ofLocale(service[LIST[place.page]], place);
  if (served) return { kind: 'service', banner: served };
  const fallback = service?.fallbacks.find((known) => isFor(known, place));
  return fallback ? { kind: 'fallback', banner: bannerOf(fallback) } : { kind: 'blank' };
}

function ofLocale<B>(entries: readonly Entry<B>[], { flow, locale }: BannerPlace): B | undefined {
  for (const entry of entries) {
    if (entry.flow !== flow) continue;
    const wording = [entry, ...entry.localizations].find((candidate) => candidate.locale === locale);
    if (wording) return wording.announcementBanner;
  }
  return undefined;
}

const isFor = (fallback: Fallback<unknown>, { page, flow, locale }: BannerPlace): boolean =>
  fallback.locale === locale && fallback.flow.includes(flow) && fallback.pages.includes(page);

function bannerOf<Content>({ content, variation, link }: Fallback<Content>): Banner<Content> {
  return { content, colorVariation: variation, ...(link && { link }) };
}
