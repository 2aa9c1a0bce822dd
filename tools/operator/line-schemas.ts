import Type, { type TSchema } from 'typebox';

/** Ids of words, themes, pictures: they travel in lists and addresses. */
const Id = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$' });
const Ids = Type.Array(Id, { maxItems: 200 });
const Number9 = Type.Integer({ minimum: 1, maximum: 999_999_999 });
const Count = Type.Integer({ minimum: 0, maximum: 999_999_999 });
const Cents = Type.Integer({ minimum: 0, maximum: 100_000_000 });
const Name = Type.String({ minLength: 1, maxLength: 200 });
const Latitude = Type.Number({ minimum: -90, maximum: 90 });
const Longitude = Type.Number({ minimum: -180, maximum: 180 });
const Country = Type.String({ pattern: '^[A-Z]{2}$' });
const Clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });
const Said = Type.String({ minLength: 1, maxLength: 20_000 });
const line = <Properties extends Record<string, TSchema>>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });
const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** One text in each language of the shop; English may be left out. */
const Words = Type.Object({ fr: Said, es: Said, nl: Said, it: Said, en: Type.Optional(Said) }, { additionalProperties: false });
const WordLists = Type.Array(Words, { maxItems: 100 });
const days = (least: number, most: number) => Type.Array(Type.Integer({ minimum: least, maximum: most }), { minItems: 28, maxItems: 31 });

/** What a stay holds beside the bed: breakfast, dinner, activities. Only activities are found by searches. */
const ProgrammeItem = line({
  kind: Type.Enum(['room', 'breakfast', 'dinner', 'activity', 'extra']),
  id: Id,
  icon: Id,
  title: Words,
  description: Type.Optional(Words),
  image: Type.Optional(Id),
  duration: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, description: 'minutes' })),
  departure: Type.Optional(Clock),
  center: Type.Optional(Number9),
});

const ActivityPart = line({
  title: Words,
  description: Words,
  univers: Words,
  composition: Words,
  schedules: Words,
  importantInformation: Words,
  centerId: Number9,
});

/** The shape of a line, by its `kind`. docs/catalogue-format.md explains each field. */
export const LINE_SCHEMAS = {
  place: line({
    kind: Type.Literal('place'),
    id: Id,
    category: Type.Enum(['city', 'region', 'department', 'country', 'poi', 'skiresort', 'touristicregion']),
    label: Words,
    context: orNull(Words),
    value: Name,
    latitude: Latitude,
    longitude: Longitude,
    country: Country,
    postalCode: orNull(Type.String({ maxLength: 20 })),
    weight: Count,
  }),
  hotel: line({
    kind: Type.Literal('hotel'),
    id: Number9,
    name: Name,
    stars: Type.Integer({ minimum: 0, maximum: 5 }),
    latitude: Latitude,
    longitude: Longitude,
    address: Name,
    city: Name,
    place: Id,
    region: Words,
    department: orNull(Words),
    country: Country,
    description: Words,
    checkin: Clock,
    checkout: Clock,
    type: Id,
    environment: Id,
    style: Id,
    facilities: Ids,
    ecoFacilities: Ids,
    images: Ids,
    reviewScore: Type.Number({ minimum: 0, maximum: 10 }),
    reviewCount: Count,
    popularity: Count,
    localTaxType: Type.Enum(['PER_PERSON_PER_NIGHT', 'BOOKING_PERCENTAGE']),
    localTaxCents: Cents,
    localTaxPercentage: orNull(Type.Number({ minimum: 0, maximum: 99 })),
    pets: orNull(line({ priceCents: Cents, maxWeight: Type.Optional(Count), maxNumber: Type.Optional(Count) })),
    channelManager: Type.Optional(orNull(Name)),
    active: Type.Boolean(),
  }),
  room: line({
    kind: Type.Literal('room'),
    id: Number9,
    hotel: Number9,
    label: Words,
    size: Type.Integer({ minimum: 0, maximum: 2000, description: 'square metres' }),
    bed: Words,
    capacity: Type.Integer({ minimum: 1, maximum: 20 }),
    highlights: WordLists,
    images: Ids,
  }),
  stay: line({
    kind: Type.Literal('stay'),
    id: Number9,
    hotel: Number9,
    room: Number9,
    label: Words,
    slug: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 200 }),
    description: Words,
    nights: Type.Integer({ minimum: 1, maximum: 14 }),
    images: Ids,
    programme: Type.Array(ProgrammeItem, { maxItems: 50 }),
    headwords: WordLists,
    themes: Ids,
    supplementCents: Cents,
    cancellationType: Id,
    cancellable: Type.Boolean(),
    importantInfos: WordLists,
    marketingLabel: orNull(Words),
    targetedLabel: Type.Optional(orNull(Words)),
    published: Type.Boolean(),
    variantOf: orNull(Number9),
  }),
  days: line({
    kind: Type.Literal('days'),
    hotel: Number9,
    room: Number9,
    month: Type.String({ pattern: '^20\\d{2}-(0[1-9]|1[0-2])$' }),
    price: days(0, 100_000_000),
    promo: days(0, 100),
    minStay: days(0, 14),
    stock: days(0, 30_000),
  }),
  gift: line({
    kind: Type.Literal('gift'),
    stay: Number9,
    affiliate: Id,
    nights: Type.Array(Type.Integer({ minimum: 1, maximum: 14 }), { minItems: 1, maxItems: 14 }),
    sellCents: Type.Array(Cents, { minItems: 1, maxItems: 14 }),
    referenceCents: Type.Array(Cents, { minItems: 1, maxItems: 14 }),
  }),
  activityTag: line({
    kind: Type.Literal('activityTag'),
    id: Id,
    group: Id,
    label: Words,
    groupLabel: Words,
    position: Type.Integer({ minimum: 0, maximum: 30_000 }),
  }),
  activityCenter: line({
    kind: Type.Literal('activityCenter'),
    id: Number9,
    name: Name,
    stars: Type.Integer({ minimum: 0, maximum: 5 }),
    address: Name,
    city: Name,
    place: Id,
    region: Words,
    country: Country,
    latitude: Latitude,
    longitude: Longitude,
  }),
  activity: line({
    kind: Type.Literal('activity'),
    id: Number9,
    center: Number9,
    label: Words,
    slug: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 200 }),
    description: Words,
    activities: Type.Array(ActivityPart, { minItems: 1, maxItems: 20 }),
    schedules: Words,
    niceToKnow: Words,
    importantInfos: WordLists,
    tags: Ids,
    themes: Ids,
    firstAdults: Type.Integer({ minimum: 1, maximum: 20 }),
    sellCents: Type.Array(Cents, { minItems: 1, maxItems: 20 }),
    referenceCents: Type.Array(Cents, { minItems: 1, maxItems: 20 }),
    images: Ids,
    popularity: Count,
    published: Type.Boolean(),
  }),
  box: line({
    kind: Type.Literal('box'),
    code: Type.String({ pattern: '^[A-Z0-9]{1,40}E?BOX$' }),
    collection: Id,
    format: Type.Enum(['digital', 'physical']),
    title: Words,
    description: Words,
    includedContent: Words,
    valueCents: Cents,
    referenceCents: Cents,
    nights: Type.Integer({ minimum: 1, maximum: 14 }),
    adults: Type.Integer({ minimum: 1, maximum: 20 }),
    themes: Ids,
    images: Ids,
    rating: Type.Number({ minimum: 0, maximum: 5 }),
    affiliate: Id,
    position: Type.Integer({ minimum: 0, maximum: 30_000 }),
    published: Type.Boolean(),
  }),
} as const;

export type LineKind = keyof typeof LINE_SCHEMAS;
/** A line whose shape is right. */
export type Line = { readonly [Kind in LineKind]: Type.Static<(typeof LINE_SCHEMAS)[Kind]> }[LineKind];
export type LineOf<Kind extends LineKind> = Extract<Line, { readonly kind: Kind }>;
