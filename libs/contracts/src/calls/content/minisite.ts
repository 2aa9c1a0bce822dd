import Type from 'typebox';
import { ContentLocale, ContentSearch, ContentSeo, ImageUrl } from './parts.ts';
import { RichText } from './rich-text.ts';

const CampaignDay = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'yyyy-MM-dd' });

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
  }),
  /** Days on which the campaign can be booked, both included; without it the campaign always runs. */
  campaign: Type.Optional(Type.Object({ from: Type.Optional(CampaignDay), until: Type.Optional(CampaignDay) })),
  /** Terms of the partner's campaign: they hold on this page only. */
  terms: RichText,
});
export type Minisite = Type.Static<typeof Minisite>;
