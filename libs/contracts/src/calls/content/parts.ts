import { LOCALES } from '../../site.ts';
import Type from 'typebox';
import { ContentUrl } from './rich-text.ts';

/** Flows that content is kept for (spec 2, section 1). */
export const CONTENT_FLOWS = ['booking', 'gifting', 'hotel', 'activity'] as const;
export const ContentFlow = Type.Enum([...CONTENT_FLOWS]);
export type ContentFlow = Type.Static<typeof ContentFlow>;

/** Kinds of page that a banner is chosen for. */
export const BANNER_PAGES = ['home', 'search', 'product'] as const;
export const BannerPage = Type.Enum([...BANNER_PAGES]);
export type BannerPage = Type.Static<typeof BannerPage>;

export const ContentLocale = Type.Enum([...LOCALES]);

/** A picture of the shop: `/images/{id}/{size}.webp`. */
export const ImageUrl = Type.String({ pattern: '^(/images/|https://)', maxLength: 600 });

export const ContentLink = Type.Object({
  label: Type.String(),
  url: ContentUrl,
  newTab: Type.Optional(Type.Boolean({ description: 'false when left out' })),
});
export type ContentLink = Type.Static<typeof ContentLink>;

/** What analytics calls a promotion. */
export const Campaign = { campaign: Type.String({ maxLength: 80 }), category: Type.String({ maxLength: 80 }) };

export const ContentSeo = Type.Object({
  title: Type.String(),
  description: Type.String(),
  index: Type.Boolean(),
  follow: Type.Boolean(),
  ogImage: Type.Optional(ImageUrl),
});
export type ContentSeo = Type.Static<typeof ContentSeo>;

/** Criteria of `POST {api}/offers.json` as far as content sets them: place, theme, party. */
export const ContentSearch = Type.Record(Type.String(), Type.Unknown());
export type ContentSearch = Type.Static<typeof ContentSearch>;
