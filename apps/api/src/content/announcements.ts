import {
  LOCALES,
  type AnnouncementAnswer,
  type AnnouncementEntry,
  type BannerPage,
  type ContentBody,
  type ContentFlow,
  type Locale,
} from '@shop/contracts';
import type { ContentEntry } from './content-index.ts';

type Stored = ContentEntry<'announcement'>;
type StoredFallback = ContentEntry<'announcement-fallback'>;

/** The banners of the service by kind of page: one entry a banner and flow, the other locales as its localizations. */
export function announcementAnswer(banners: readonly Stored[], fallbacks: readonly StoredFallback[]): AnnouncementAnswer {
  const inOrder = [...banners].sort((a, b) => LOCALES.indexOf(a.locale) - LOCALES.indexOf(b.locale));
  const families = Map.groupBy(inOrder, ({ key }) => key);
  const of = (page: BannerPage): AnnouncementEntry[] => [...families.values()].flatMap((family) => entriesOf(family, page));
  return {
    homePages: of('home'),
    searchPages: of('search'),
    productPages: of('product'),
    fallbacks: fallbacks.map(({ locale, body }) => ({ locale, ...body })),
  };
}

function entriesOf(family: readonly Stored[], page: BannerPage): AnnouncementEntry[] {
  const onPage = family.filter(({ body }) => body.pages.includes(page));
  const flows = new Set<ContentFlow>(onPage.flatMap(({ body }) => body.flows));
  return [...flows].map((flow) =>
    entryOf(
      onPage.filter(({ body }) => body.flows.includes(flow)),
      flow,
    ),
  );
}

function entryOf(family: readonly Stored[], flow: ContentFlow): AnnouncementEntry {
  const [first, ...others] = family.map(({ locale, body }) => wording(locale, body));
  return { flow, ...first!, localizations: others };
}

const wording = (
  locale: Locale,
  { announcementBanner }: ContentBody<'announcement'>,
): { locale: Locale; announcementBanner: AnnouncementEntry['announcementBanner'] } => ({ locale, announcementBanner });
