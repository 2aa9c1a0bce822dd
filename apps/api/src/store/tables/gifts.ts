import type { Generated } from 'kysely';
import type { Day, Json, Moment } from './columns.ts';

export type VoucherKind = 'BOX' | 'SINGLEVOUCHER' | 'GIFTCARD' | 'DIGITAL_ACTIVITY_ONLY';
export type VoucherStatus = 'active' | 'used' | 'expired' | 'cancelled';

/** A gift that was sold and may be redeemed. A gift card keeps what is left of it in `remaining_cents`. */
export interface GiftVoucherTable {
  code: string;
  kind: VoucherKind;
  /** Code of the box, number of the stay or activity; null for a gift card. */
  product_code: string | null;
  format: 'digital' | 'physical';
  value_cents: number;
  remaining_cents: number;
  nights: number | null;
  adults: number;
  status: VoucherStatus;
  expires_on: Day;
  locale: string;
  /** The order that sold it; null for vouchers sold elsewhere. */
  order_uuid: string | null;
  affiliate_id: string | null;
  from_name: string | null;
  message: string | null;
  recipient_email: string | null;
  created_at: Moment;
}

/** A box in one of its two formats: the code ends with EBOX (digital) or BOX (physical). */
export interface BoxTable {
  code: string;
  /** The code without its ending: what both formats share. */
  collection: string;
  format: 'digital' | 'physical';
  title: Json;
  description: Json;
  /** One line a thing, in each language. */
  included_content: Json;
  /** What the one who gets it may spend, and what the buyer pays. */
  value_cents: number;
  reference_cents: number;
  nights: number;
  adults: number;
  /** Its stays bear one of these. */
  themes: string[];
  images: string[];
  rating: number;
  affiliate_id: string;
  position: number;
  published: Generated<boolean>;
}

/** The gift version of a stay; a stay without a row is not giftable. The three lists go together. */
export interface SingleVoucherTable {
  stay_id: number;
  affiliate_id: string;
  nights: number[];
  sell_cents: number[];
  reference_cents: number[];
}

export interface CustomSubElementCategoryTable {
  id: string;
  description: Json;
  names: Json;
  single_selection: boolean;
  position: number;
}

/** An extra of a physical gift. Ids hold no hyphen: an address joins them with hyphens (decision A-075). */
export interface CustomSubElementTable {
  id: string;
  category_id: string;
  name: Json;
  image: string;
  recommended: boolean;
  price_cents: number;
  position: number;
}

/** What it costs to send a physical gift; the row of the point of sale's own country is the home price. */
export interface ShippingFeeTable {
  point_of_sale: string;
  country: string;
  cents: number;
}

export interface ActivityCenterTable {
  id: number;
  label: string;
  stars: number;
  address: string;
  city: string;
  place_id: string;
  region: Json;
  country: string;
  latitude: number;
  longitude: number;
}

export interface ActivityTagTable {
  id: string;
  group_id: string;
  label: Json;
  group_label: Json;
  position: number;
}

/** An activity without a night. `sell_cents[0]` is the price of `first_adults` adults, the next of one more. */
export interface ActivityProductTable {
  id: number;
  center_id: number;
  label: Json;
  slug: string;
  description: Json;
  /** `{ title, description, univers, composition, schedules, importantInformation, centerId }`, the main one first. */
  activities: Json;
  schedules: Json;
  nice_to_know: Json;
  important_infos: Json;
  tag_ids: string[];
  themes: string[];
  first_adults: number;
  sell_cents: number[];
  reference_cents: number[];
  images: string[];
  popularity: number;
  published: Generated<boolean>;
}

export interface GiftTables {
  gift_voucher: GiftVoucherTable;
  box: BoxTable;
  single_voucher: SingleVoucherTable;
  custom_sub_element_category: CustomSubElementCategoryTable;
  custom_sub_element: CustomSubElementTable;
  shipping_fee: ShippingFeeTable;
  activity_center: ActivityCenterTable;
  activity_tag: ActivityTagTable;
  activity_product: ActivityProductTable;
}
