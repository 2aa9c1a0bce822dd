import Type from 'typebox';
import { Campaign, ContentLink, ContentSearch, ImageUrl } from './parts.ts';
import { ContentUrl } from './rich-text.ts';

const id = Type.String({ description: 'unique on its page' });

/** Products of a search, best value first (spec 2, section 7). */
export const TopSearchResultsBlock = Type.Object({
  type: Type.Literal('TopSearchResults'),
  id,
  title: Type.String(),
  subtitle: Type.Optional(Type.String()),
  itemType: Type.Enum(['stay', 'gift', 'activity_only']),
  searchCriterias: ContentSearch,
  limit: Type.Integer({ minimum: 0, maximum: 24, description: '0: as many as the page shows by default, 3' }),
  link: Type.Optional(ContentLink),
});
export type TopSearchResultsBlock = Type.Static<typeof TopSearchResultsBlock>;

/** Where the boxes of `content-boxes-block/{locale}` stand. */
export const BestBoxesBlock = Type.Object({ type: Type.Literal('BestBoxes'), id, ...Campaign });

export const JumbotronPromoBlock = Type.Object({
  type: Type.Literal('JumbotronPromo'),
  id,
  title: Type.String(),
  subtitle: Type.String(),
  imageUrl: ImageUrl,
  imageMobile: ImageUrl,
  imageAlt: Type.String(),
  cta: ContentLink,
  ...Campaign,
});

export const MainUspBlock = Type.Object({
  type: Type.Literal('MainUSP'),
  id,
  title: Type.String(),
  items: Type.Array(
    Type.Object({ icon: Type.String({ description: 'name of an icon of the design system' }), title: Type.String(), text: Type.String() }),
  ),
});

export const PromoCardsBlock = Type.Object({
  type: Type.Literal('PromoCards'),
  id,
  title: Type.String(),
  cards: Type.Array(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      text: Type.String(),
      buttonLabel: Type.String(),
      imageUrl: ImageUrl,
      imageAlt: Type.String(),
      url: ContentUrl,
      newTab: Type.Boolean(),
      ...Campaign,
    }),
  ),
});

/** Where the targeted banner stands that the rules choose. */
export const TargetedBannerBlock = Type.Object({ type: Type.Literal('TargetedBanner'), id });

/** Where the gift block of `content/giftBlock` stands (HOME-019). */
export const GiftBlockPlace = Type.Object({ type: Type.Literal('GiftBlock'), id });

/** A row of short cuts. */
export const TopBarBlock = Type.Object({
  type: Type.Literal('TopBar'),
  id,
  links: Type.Array(Type.Object({ label: Type.String(), url: ContentUrl, icon: Type.String(), newTab: Type.Optional(Type.Boolean()) })),
});

/** One block of a home or landing page (spec 2, section 2), shown in the order of its list. */
export const ContentBlock = Type.Union([
  TopSearchResultsBlock,
  BestBoxesBlock,
  JumbotronPromoBlock,
  MainUspBlock,
  PromoCardsBlock,
  TargetedBannerBlock,
  GiftBlockPlace,
  TopBarBlock,
]);
export type ContentBlock = Type.Static<typeof ContentBlock>;
