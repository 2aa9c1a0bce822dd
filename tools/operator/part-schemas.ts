import { PROMOTED_PRODUCTS } from '@shop/domain';
import Type from 'typebox';
import { Cents, Count, Country, Day, Id, line, Name, Number9, orNull, Picture, Said, ShortWords, Words } from './line-fields.ts';

const Score = Type.Number({ minimum: 0, maximum: 10 });
const Position = Type.Integer({ minimum: 0, maximum: 30_000 });
/** An extra's code. A stay page's address joins codes with hyphens, so a code contains none (PROD-056). */
const ExtraId = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_]{0,79}$' });

/** The shape of lines that come in apart from the catalogue. docs/catalogue-format.md explains each field. */
export const PART_SCHEMAS = {
  review: line({
    kind: Type.Literal('review'),
    id: Number9,
    hotel: Number9,
    locale: Type.Enum(['fr_FR', 'es_ES', 'nl_NL', 'it_IT', 'en_GB']),
    customer: Name,
    type: Type.Enum(['couple', 'family', 'friends', 'solo']),
    date: Day,
    average: Score,
    positive: orNull(Said),
    negative: orNull(Said),
    details: line({
      welcoming: Type.Optional(Score),
      comfort: Type.Optional(Score),
      cleanliness: Type.Optional(Score),
      food: Type.Optional(Score),
      localization: Type.Optional(Score),
      priceQualityRatio: Type.Optional(Score),
    }),
  }),
  extraCategory: line({
    kind: Type.Literal('extraCategory'),
    id: Id,
    description: Words,
    names: Words,
    singleSelection: Type.Boolean(),
    position: Position,
  }),
  extra: line({
    kind: Type.Literal('extra'),
    id: ExtraId,
    category: Id,
    name: Words,
    image: Id,
    recommended: Type.Boolean(),
    priceCents: Cents,
    position: Position,
  }),
  shippingFee: line({
    kind: Type.Literal('shippingFee'),
    pointOfSale: Type.Enum(['FR', 'ES', 'BE', 'NL', 'IT']),
    country: Country,
    cents: Cents,
  }),
  promotion: line({
    kind: Type.Literal('promotion'),
    id: Id,
    hotel: Number9,
    room: orNull(Number9),
    percent: Type.Integer({ minimum: 1, maximum: 99 }),
    firstNight: Day,
    lastNight: Day,
    startsOn: Day,
    endsOn: Day,
  }),
  promotionCode: line({
    kind: Type.Literal('promotionCode'),
    code: Type.String({ pattern: '^[A-Z0-9][A-Z0-9_-]{0,39}$' }),
    percent: orNull(Type.Integer({ minimum: 1, maximum: 100 })),
    cents: orNull(Type.Integer({ minimum: 1, maximum: 100_000_000 })),
    validFrom: orNull(Day),
    validUntil: orNull(Day),
    minimumCents: Cents,
    uses: orNull(Count),
    usesPerCustomer: orNull(Type.Integer({ minimum: 1, maximum: 1000 })),
    automatic: Type.Boolean(),
    products: orNull(Type.Array(Type.Enum([...PROMOTED_PRODUCTS]), { minItems: 1, maxItems: 10 })),
    themes: orNull(Type.Array(Id, { minItems: 1, maxItems: 200 })),
    minisites: orNull(Type.Array(Number9, { minItems: 1, maxItems: 200 })),
  }),
  picture: line({
    kind: Type.Literal('picture'),
    id: Picture,
    alt: ShortWords,
  }),
} as const;
