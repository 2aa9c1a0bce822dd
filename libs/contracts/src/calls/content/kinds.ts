import Type, { type TSchema } from 'typebox';
import { HomeContent } from '../home.ts';
import { AnnouncementBanner, AnnouncementFallback, PromoBar, TargetedBanner, TargetedBannerRules } from './banner.ts';
import { FooterAnswer } from './footer.ts';
import { BoxesBlockAnswer, GiftBlock } from './gifts.ts';
import { Articles, PopularQuestions } from './help.ts';
import { IdeasAnswer } from './ideas.ts';
import { Labels } from './labels.ts';
import { Landing } from './landing.ts';
import { MenuAnswer } from './menu.ts';
import { Minisite } from './minisite.ts';
import { BannerPage, ContentFlow } from './parts.ts';
import { StaticPage } from './static-page.ts';

/** A banner of the banner service: the pages and flows it is for. Entries with one key are translations of each other. */
export const StoredAnnouncement = Type.Object({
  pages: Type.Array(BannerPage),
  flows: Type.Array(ContentFlow),
  announcementBanner: AnnouncementBanner,
});
export const StoredPromoBar = Type.Object({ pages: Type.Array(BannerPage), promoBar: PromoBar });
export const StoredTargetedBanner = Type.Object({
  rules: Type.Omit(TargetedBannerRules, ['locale']),
  banner: Type.Omit(TargetedBanner, ['id']),
});
/** The boxes by the part of their code that both formats share, in the order of the page. */
export const StoredBoxesBlock = Type.Object({ ...Type.Omit(BoxesBlockAnswer, ['results']).properties, boxes: Type.Array(Type.String()) });

/**
 * Every kind of content and what its entries hold. Key and locale name an entry and are not repeated in it.
 * The keys: a flow (`homepage`), a season or campaign (`landing`), an id (`static-page`), an address (`minisite`), else a name.
 */
export const CONTENT_KINDS = {
  homepage: HomeContent,
  landing: Type.Omit(Landing, ['locale', 'slug']),
  announcement: StoredAnnouncement,
  'announcement-fallback': Type.Omit(AnnouncementFallback, ['locale']),
  'promo-bar': StoredPromoBar,
  'targeted-banner': StoredTargetedBanner,
  'boxes-block': StoredBoxesBlock,
  'gift-block': Type.Omit(GiftBlock, ['locale']),
  menu: MenuAnswer,
  footer: FooterAnswer,
  labels: Labels,
  'static-page': Type.Omit(StaticPage, ['id']),
  ideas: IdeasAnswer,
  minisite: Type.Omit(Minisite, ['minisiteUrl', 'minisiteLocale']),
  'popular-questions': PopularQuestions,
  articles: Articles,
} as const satisfies Record<string, TSchema>;

export type ContentKind = keyof typeof CONTENT_KINDS;
export type ContentBody<Kind extends ContentKind> = Type.Static<(typeof CONTENT_KINDS)[Kind]>;
