import Type from 'typebox';
import { ContentLocale, ContentSearch, ContentSeo, ImageUrl } from './parts.ts';
import { RichText } from './rich-text.ts';

/** `GET {frontGateway}/content/minisite/{slug}?locale`: one partner's page in its own locale (spec 2, section 3). */
export const Minisite = Type.Object({
  minisiteId: Type.Integer({ minimum: 1 }),
  minisiteUrl: Type.String({ pattern: '^[a-z0-9-]{2,60}$', description: 'slug' }),
  partnerName: Type.Optional(Type.String()),
  minisiteLocale: ContentLocale,
  bannerUrls: Type.Object({ desktop: ImageUrl, mobile: ImageUrl }),
  logoUrl: Type.Optional(ImageUrl),
  /** Legal text. */
  footer: Type.Optional(RichText),
  seo: ContentSeo,
  title: Type.String(),
  intro: RichText,
  offers: Type.Object({
    title: Type.String(),
    searchCriterias: ContentSearch,
    limit: Type.Integer({ minimum: 1, maximum: 24 }),
    startingPrice: Type.Optional(Type.Integer({ description: 'cents for two people, of the campaign' })),
  }),
  /** Terms of the partner's campaign: they hold on this page only. */
  terms: RichText,
});
export type Minisite = Type.Static<typeof Minisite>;
