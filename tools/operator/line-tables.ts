import type { LineKind } from './line-schemas.ts';
import { PART_TABLES } from './part-tables.ts';

/** A column, its field in a line, and the type that PostgreSQL gives it. */
export type LineColumn = readonly [column: string, field: string, type: string];

export interface LineTable {
  readonly table: string;
  readonly columns: readonly LineColumn[];
  /** Columns that name a row; a file and its export stand in this order. */
  readonly key: readonly string[];
  /** True for rows that stand after the others, since they name some of them. */
  readonly later?: string;
}

const days = (columns: readonly LineColumn[], table: string): LineTable => ({
  table,
  key: ['hotel_id', 'room_id', 'month'],
  columns: [['hotel_id', 'hotel', 'integer'], ['room_id', 'room', 'integer'], ['month', 'month', 'date'], ...columns],
});

/** Free rooms stand apart from prices: orders lock them. A file says what the house gives; `owed` is counted from it as the file comes in. */
export const STOCK_TABLE = days(
  [
    ['stock', 'stock', 'smallint[]'],
    ['owed', 'owed', 'smallint[]'],
  ],
  'room_stock',
);

/** Where lines of a kind are kept, in the order in which a file holds them: what is named comes before what names it. */
export const LINE_TABLES: Readonly<Record<LineKind, LineTable>> = {
  place: {
    table: 'place',
    key: ['id'],
    columns: [
      ['id', 'id', 'text'],
      ['category', 'category', 'text'],
      ['label', 'label', 'jsonb'],
      ['context', 'context', 'jsonb'],
      ['value', 'value', 'text'],
      ['latitude', 'latitude', 'double precision'],
      ['longitude', 'longitude', 'double precision'],
      ['country', 'country', 'text'],
      ['postalcode', 'postalCode', 'text'],
      ['weight', 'weight', 'integer'],
    ],
  },
  hotel: {
    table: 'hotel',
    key: ['id'],
    columns: [
      ['id', 'id', 'integer'],
      ['label', 'name', 'text'],
      ['stars', 'stars', 'smallint'],
      ['latitude', 'latitude', 'double precision'],
      ['longitude', 'longitude', 'double precision'],
      ['address', 'address', 'text'],
      ['telephone', 'telephone', 'text'],
      ['city', 'city', 'text'],
      ['place_id', 'place', 'text'],
      ['region', 'region', 'jsonb'],
      ['department', 'department', 'jsonb'],
      ['country', 'country', 'text'],
      ['description', 'description', 'jsonb'],
      ['checkin', 'checkin', 'text'],
      ['checkout', 'checkout', 'text'],
      ['type', 'type', 'text'],
      ['environment', 'environment', 'text'],
      ['style', 'style', 'text'],
      ['facilities', 'facilities', 'text[]'],
      ['eco_facilities', 'ecoFacilities', 'text[]'],
      ['images', 'images', 'text[]'],
      ['review_score', 'reviewScore', 'numeric'],
      ['review_count', 'reviewCount', 'integer'],
      ['popularity', 'popularity', 'integer'],
      ['local_tax_type', 'localTaxType', 'text'],
      ['local_tax_cents', 'localTaxCents', 'integer'],
      ['local_tax_percentage', 'localTaxPercentage', 'numeric'],
      ['pets', 'pets', 'jsonb'],
      ['channel_manager', 'channelManager', 'text'],
      ['active', 'active', 'boolean'],
    ],
  },
  room: {
    table: 'room',
    key: ['id'],
    columns: [
      ['id', 'id', 'integer'],
      ['hotel_id', 'hotel', 'integer'],
      ['label', 'label', 'jsonb'],
      ['size', 'size', 'smallint'],
      ['bed', 'bed', 'jsonb'],
      ['capacity', 'capacity', 'smallint'],
      ['highlights', 'highlights', 'jsonb'],
      ['images', 'images', 'text[]'],
    ],
  },
  stay: {
    table: 'stay',
    key: ['id'],
    later: 'variant_of is not null',
    columns: [
      ['id', 'id', 'integer'],
      ['hotel_id', 'hotel', 'integer'],
      ['room_id', 'room', 'integer'],
      ['label', 'label', 'jsonb'],
      ['slug', 'slug', 'text'],
      ['description', 'description', 'jsonb'],
      ['nights', 'nights', 'smallint'],
      ['images', 'images', 'text[]'],
      ['programme', 'programme', 'jsonb'],
      ['headwords', 'headwords', 'jsonb'],
      ['themes', 'themes', 'text[]'],
      ['supplement_cents', 'supplementCents', 'integer'],
      ['cancellation_type', 'cancellationType', 'text'],
      ['cancellable', 'cancellable', 'boolean'],
      ['important_infos', 'importantInfos', 'jsonb'],
      ['marketing_label', 'marketingLabel', 'jsonb'],
      ['targeted_label', 'targetedLabel', 'jsonb'],
      ['published', 'published', 'boolean'],
      ['variant_of', 'variantOf', 'integer'],
    ],
  },
  gift: {
    table: 'single_voucher',
    key: ['stay_id'],
    columns: [
      ['stay_id', 'stay', 'integer'],
      ['affiliate_id', 'affiliate', 'text'],
      ['nights', 'nights', 'smallint[]'],
      ['regular_cents', 'sellCents', 'integer[]'],
      ['promotion', 'promotion', 'jsonb'],
    ],
  },
  activityTag: {
    table: 'activity_tag',
    key: ['id'],
    columns: [
      ['id', 'id', 'text'],
      ['group_id', 'group', 'text'],
      ['label', 'label', 'jsonb'],
      ['group_label', 'groupLabel', 'jsonb'],
      ['position', 'position', 'smallint'],
    ],
  },
  activityCenter: {
    table: 'activity_center',
    key: ['id'],
    columns: [
      ['id', 'id', 'integer'],
      ['label', 'name', 'text'],
      ['stars', 'stars', 'smallint'],
      ['address', 'address', 'text'],
      ['city', 'city', 'text'],
      ['place_id', 'place', 'text'],
      ['region', 'region', 'jsonb'],
      ['country', 'country', 'text'],
      ['latitude', 'latitude', 'double precision'],
      ['longitude', 'longitude', 'double precision'],
      ['telephone', 'telephone', 'text'],
      ['hours', 'hours', 'jsonb'],
    ],
  },
  activity: {
    table: 'activity_product',
    key: ['id'],
    columns: [
      ['id', 'id', 'integer'],
      ['center_id', 'center', 'integer'],
      ['label', 'label', 'jsonb'],
      ['slug', 'slug', 'text'],
      ['description', 'description', 'jsonb'],
      ['activities', 'activities', 'jsonb'],
      ['schedules', 'schedules', 'jsonb'],
      ['nice_to_know', 'niceToKnow', 'jsonb'],
      ['important_infos', 'importantInfos', 'jsonb'],
      ['tag_ids', 'tags', 'text[]'],
      ['themes', 'themes', 'text[]'],
      ['first_adults', 'firstAdults', 'smallint'],
      ['regular_cents', 'sellCents', 'integer[]'],
      ['promotion', 'promotion', 'jsonb'],
      ['images', 'images', 'text[]'],
      ['popularity', 'popularity', 'integer'],
      ['published', 'published', 'boolean'],
    ],
  },
  box: {
    table: 'box',
    key: ['code'],
    columns: [
      ['code', 'code', 'text'],
      ['collection', 'collection', 'text'],
      ['format', 'format', 'text'],
      ['title', 'title', 'jsonb'],
      ['description', 'description', 'jsonb'],
      ['included_content', 'includedContent', 'jsonb'],
      ['value_cents', 'valueCents', 'integer'],
      ['promotion', 'promotion', 'jsonb'],
      ['nights', 'nights', 'smallint'],
      ['adults', 'adults', 'smallint'],
      ['themes', 'themes', 'text[]'],
      ['required_items', 'requiredItems', 'jsonb'],
      ['images', 'images', 'text[]'],
      ['rating', 'rating', 'numeric'],
      ['affiliate_id', 'affiliate', 'text'],
      ['position', 'position', 'smallint'],
      ['published', 'published', 'boolean'],
    ],
  },
  days: days(
    [
      ['price', 'price', 'integer[]'],
      ['min_stay', 'minStay', 'smallint[]'],
      ['max_stay', 'maxStay', 'smallint[]'],
      ['closed', 'closed', 'boolean[]'],
      ['closed_to_arrival', 'closedToArrival', 'boolean[]'],
      ['closed_to_departure', 'closedToDeparture', 'boolean[]'],
    ],
    'room_month',
  ),
  ...PART_TABLES,
};

/** What comes in as a whole, each by a file of its own: its lines in the order in which a file holds them. */
export const PARTS = {
  catalogue: ['place', 'hotel', 'room', 'stay', 'gift', 'activityTag', 'activityCenter', 'activity', 'box', 'days'],
  reviews: ['review'],
  extras: ['extraCategory', 'extra'],
  shippingFees: ['shippingFee'],
  promotions: ['promotion'],
  promotionCodes: ['promotionCode'],
  pictures: ['picture'],
} as const satisfies Record<string, readonly LineKind[]>;
export type Part = keyof typeof PARTS;

/** Tables that a part is written to; the rooms of a catalogue last. */
export const tablesOf = (part: Part): readonly LineTable[] => [
  ...PARTS[part].map((kind) => LINE_TABLES[kind]),
  ...(part === 'catalogue' ? [STOCK_TABLE] : []),
];
