import Type from 'typebox';
import { BannerPage, Campaign, ContentFlow, ContentLink, ContentLocale, ImageUrl } from './parts.ts';
import { ContentUrl, RichText } from './rich-text.ts';

export const BANNER_COLORS = ['black', 'grey', 'red', 'yellow', 'blue', 'green'] as const;
export const BannerColor = Type.Enum([...BANNER_COLORS]);

export const AnnouncementBanner = Type.Object({
  content: RichText,
  colorVariation: BannerColor,
  link: Type.Optional(Type.Object({ url: ContentUrl })),
});
export type AnnouncementBanner = Type.Static<typeof AnnouncementBanner>;

/** One banner and its translations. */
export const AnnouncementEntry = Type.Object({
  flow: ContentFlow,
  locale: ContentLocale,
  announcementBanner: AnnouncementBanner,
  localizations: Type.Array(Type.Object({ locale: ContentLocale, announcementBanner: AnnouncementBanner })),
});
export type AnnouncementEntry = Type.Static<typeof AnnouncementEntry>;

/** What a locale shows where neither the page's content nor the service has a banner (SHELL-058). */
export const AnnouncementFallback = Type.Object({
  locale: ContentLocale,
  flow: Type.Array(ContentFlow),
  pages: Type.Array(BannerPage),
  variation: BannerColor,
  ...Campaign,
  content: RichText,
  link: Type.Optional(Type.Object({ url: ContentUrl })),
});
export type AnnouncementFallback = Type.Static<typeof AnnouncementFallback>;

/** `GET {frontGateway}/cms/announcementBanner?locale`: without a locale the banners of all. */
export const AnnouncementAnswer = Type.Object({
  homePages: Type.Array(AnnouncementEntry),
  searchPages: Type.Array(AnnouncementEntry),
  productPages: Type.Array(AnnouncementEntry),
  fallbacks: Type.Array(AnnouncementFallback),
});
export type AnnouncementAnswer = Type.Static<typeof AnnouncementAnswer>;

export const PromoBarLink = Type.Object({
  internalCode: Type.String(),
  label: Type.String(),
  newTab: Type.Boolean(),
  url: ContentUrl,
  variation: Type.Enum(['default', 'black']),
  colorPalette: Type.String({ description: 'name of a set of role tokens: `sun`, `sea`, `night`, `forest`' }),
});
export const PromoBar = Type.Object({
  ...Campaign,
  flow: ContentFlow,
  internalCode: Type.String(),
  links: Type.Array(PromoBarLink),
});
export type PromoBar = Type.Static<typeof PromoBar>;

/** `GET {frontGateway}/content/promoBar?locale`. */
export const PromoBarAnswer = Type.Object({ bars: Type.Array(Type.Object({ pages: Type.Array(BannerPage), promoBar: PromoBar })) });
export type PromoBarAnswer = Type.Static<typeof PromoBarAnswer>;

export const TargetedBanner = Type.Object({
  id: Type.String(),
  title: Type.String(),
  subtitle: Type.String(),
  imageUrl: ImageUrl,
  imageMobile: ImageUrl,
  imagePosition: Type.Enum(['center', 'left', 'right']),
  imageAlt: Type.String(),
  ctas: Type.Array(ContentLink),
  url: Type.Optional(ContentUrl),
  newTab: Type.Boolean(),
  ...Campaign,
});
export type TargetedBanner = Type.Static<typeof TargetedBanner>;

/** Where a banner belongs. A rule that is left out lets everything pass; a list passes with any of its words. */
export const TargetedBannerRules = Type.Object({
  locale: Type.Array(ContentLocale),
  page: Type.Optional(Type.Array(BannerPage)),
  flow: Type.Optional(Type.Array(ContentFlow)),
  lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  lng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  distanceMax: Type.Optional(Type.Number({ minimum: 0, maximum: 300, description: 'kilometres around lat and lng; 30 when left out' })),
  department: Type.Optional(Type.Array(Type.String())),
  theme: Type.Optional(Type.Array(Type.String())),
  city: Type.Optional(Type.Array(Type.String())),
  country: Type.Optional(Type.Array(Type.String())),
  region: Type.Optional(Type.Array(Type.String())),
  isLessThanTwoHours: Type.Optional(Type.Boolean()),
});
export type TargetedBannerRules = Type.Static<typeof TargetedBannerRules>;

/** `GET {origin}/content/targetedBanner.json`: banners of all locales with their rules. */
export const TargetedBannerAnswer = Type.Object({
  banners: Type.Array(Type.Object({ rules: TargetedBannerRules, banner: TargetedBanner })),
});
export type TargetedBannerAnswer = Type.Static<typeof TargetedBannerAnswer>;
