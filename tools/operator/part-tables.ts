import type { LineTable } from './line-tables.ts';
import type { PART_SCHEMAS } from './part-schemas.ts';

/** Where lines that come in apart from the catalogue are kept. */
export const PART_TABLES: Readonly<Record<keyof typeof PART_SCHEMAS, LineTable>> = {
  review: {
    table: 'review',
    key: ['id'],
    columns: [
      ['id', 'id', 'integer'],
      ['hotel_id', 'hotel', 'integer'],
      ['locale', 'locale', 'text'],
      ['customer', 'customer', 'text'],
      ['type', 'type', 'text'],
      ['date', 'date', 'date'],
      ['average', 'average', 'numeric'],
      ['positive', 'positive', 'text'],
      ['negative', 'negative', 'text'],
      ['details', 'details', 'jsonb'],
    ],
  },
  extraCategory: {
    table: 'custom_sub_element_category',
    key: ['id'],
    columns: [
      ['id', 'id', 'text'],
      ['description', 'description', 'jsonb'],
      ['names', 'names', 'jsonb'],
      ['single_selection', 'singleSelection', 'boolean'],
      ['position', 'position', 'smallint'],
    ],
  },
  extra: {
    table: 'custom_sub_element',
    key: ['category_id', 'id'],
    columns: [
      ['id', 'id', 'text'],
      ['category_id', 'category', 'text'],
      ['name', 'name', 'jsonb'],
      ['image', 'image', 'text'],
      ['recommended', 'recommended', 'boolean'],
      ['price_cents', 'priceCents', 'integer'],
      ['position', 'position', 'smallint'],
    ],
  },
  shippingFee: {
    table: 'shipping_fee',
    key: ['point_of_sale', 'country'],
    later: 'country <> point_of_sale',
    columns: [
      ['point_of_sale', 'pointOfSale', 'text'],
      ['country', 'country', 'text'],
      ['cents', 'cents', 'integer'],
    ],
  },
  promotion: {
    table: 'room_promotion',
    key: ['hotel_id', 'id'],
    columns: [
      ['id', 'id', 'text'],
      ['hotel_id', 'hotel', 'integer'],
      ['room_id', 'room', 'integer'],
      ['percent', 'percent', 'smallint'],
      ['first_night', 'firstNight', 'date'],
      ['last_night', 'lastNight', 'date'],
      ['starts_on', 'startsOn', 'date'],
      ['ends_on', 'endsOn', 'date'],
    ],
  },
  promotionCode: {
    table: 'promotion_code',
    key: ['code'],
    columns: [
      ['code', 'code', 'text'],
      ['percent', 'percent', 'smallint'],
      ['cents', 'cents', 'integer'],
      ['valid_from', 'validFrom', 'date'],
      ['valid_until', 'validUntil', 'date'],
      ['minimum_cents', 'minimumCents', 'integer'],
      ['uses_left', 'uses', 'integer'],
      ['uses_per_customer', 'usesPerCustomer', 'smallint'],
      ['automatic', 'automatic', 'boolean'],
      ['products', 'products', 'text[]'],
      ['themes', 'themes', 'text[]'],
      ['minisites', 'minisites', 'integer[]'],
    ],
  },
  picture: {
    table: 'picture',
    key: ['id'],
    columns: [
      ['id', 'id', 'text'],
      ['alt', 'alt', 'jsonb'],
    ],
  },
};
