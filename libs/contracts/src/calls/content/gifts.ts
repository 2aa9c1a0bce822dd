import Type from 'typebox';
import { Campaign, ContentLocale, ImageUrl } from './parts.ts';
import { ContentUrl } from './rich-text.ts';

export const BoxesBlockItem = Type.Object({
  id: Type.String(),
  sku: Type.String({ description: 'code of the box' }),
  handle: Type.String(),
  title: Type.String(),
  image: ImageUrl,
  includedContent: Type.String({ description: 'one line a thing that is included' }),
  rating: Type.Number({ description: '0 to 10' }),
  price: Type.Integer({ description: 'cents, before a promotion' }),
  promoPrice: Type.Optional(Type.Integer({ description: 'cents' })),
  discount: Type.Integer({ description: 'percent; 0 without promotion' }),
  position: Type.Integer({ description: 'from 1' }),
  campaign: Type.String(),
});
export type BoxesBlockItem = Type.Static<typeof BoxesBlockItem>;

/** `GET {frontGateway}/content-boxes-block/{locale lowercase}`. */
export const BoxesBlockAnswer = Type.Object({
  results: Type.Array(BoxesBlockItem),
  campaign: Type.String(),
  title: Type.String(),
  subtitle: Type.String(),
  buttonLabel: Type.String(),
  buttonURL: ContentUrl,
});
export type BoxesBlockAnswer = Type.Static<typeof BoxesBlockAnswer>;

/** Its refusal, with the values that were wrong (spec 2, section 7). */
export const BoxesBlockProblem = Type.Object({
  code: Type.String(),
  message: Type.String(),
  field: Type.Optional(Type.String()),
  /** Not where the request made no sense at all. */
  values: Type.Optional(Type.Record(Type.String(), Type.String())),
});

export const GiftBlock = Type.Object({
  locale: ContentLocale,
  title: Type.String(),
  subtitle: Type.String(),
  imageS: ImageUrl,
  imageL: ImageUrl,
  boxURL: ContentUrl,
  singleVoucherURL: ContentUrl,
  giftcardURL: ContentUrl,
  activityOnlyURL: ContentUrl,
  ...Campaign,
});
export type GiftBlock = Type.Static<typeof GiftBlock>;

/** `GET {frontGateway}/content/giftBlock?locale`: without a locale the entries of all. */
export const GiftBlockAnswer = Type.Object({ items: Type.Array(Type.Object({ fields: GiftBlock })) });
export type GiftBlockAnswer = Type.Static<typeof GiftBlockAnswer>;
