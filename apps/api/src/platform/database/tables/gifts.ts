import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ActivityTables } from './activities.ts';
import type { Day, Json, Moment, PromotionOfGift } from './columns.ts';

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
  /** Of them: no longer owed in the ledger, since the gift has expired. */
  breakage_cents: Generated<number>;
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
  /** Of the new holder, to whom the former holder gave it. */
  recipient_name: ColumnType<string | null, string | null | undefined>;
  /** The account that had the address before it changed to another; null while the address tells whose it is. */
  recipient_account_id: ColumnType<string | null, string | null | undefined>;
  created_at: Moment;
  /** The mail that it travels with; null where the buyer gives it. */
  delivery_id: ColumnType<string | null, string | null | undefined>;
  /** Names it in the ledger, as `gift:17`, and opens nothing. */
  ledger_id: GeneratedAlways<number>;
  /** Opens it in place of `code`, which stays its name in the books. */
  current_code: ColumnType<string | null, string | null | undefined>;
  /** Its holder has made it last longer, once. */
  extended_at: ColumnType<Date | null, Date | null | undefined>;
  /** Its holder has given it to somebody else, the last time then: it has a code that its buyer never had. */
  transferred_at: ColumnType<Date | null, Date | null | undefined>;
  /** Its holder has exchanged it, the last time then: kind, product, nights and adults are what it is now. */
  exchanged_at: ColumnType<Date | null, Date | null | undefined>;
  /** Name in every language and picture of what it is now; null where it was not exchanged. */
  exchanged_for: ColumnType<{ readonly label: unknown; readonly image?: string } | null, string | null | undefined, string | null>;
  /** The holder wants no reminders of its last day; the next holder gets them. */
  reminders_ended_at: ColumnType<Date | null, Date | null | undefined>;
}

/** A reminder of a gift before its last day: one of each for a last day. */
export interface GiftReminderTable {
  id: Generated<number>;
  /** As the books know it. */
  code: string;
  /** The last day that it reminds of. */
  expires_on: Day;
  /** How many days before. */
  days: number;
  /** When it was handed to the outbox. */
  queued_at: Date;
  /** `dropped`: it was not due any more when it was to leave. Null until then. */
  outcome: Generated<'sent' | 'bounced' | 'dropped' | null>;
}

export type GiftDeliveryState = 'scheduled' | 'sending' | 'sent' | 'bounced' | 'cancelled';

/** The mail that brings the vouchers of an order to their recipient. */
export interface GiftDeliveryTable {
  id: string;
  order_uuid: string;
  /** The time that the buyer has chosen, by the recipient's clock; null: at once. */
  send_day: Day | null;
  send_time: string | null;
  time_zone: string | null;
  send_at: Date;
  state: Generated<GiftDeliveryState>;
  /** Goes up with every change: what the outbox holds of an earlier one is not sent. */
  revision: Generated<number>;
  /** The last one that the outbox was given. */
  queued_revision: Generated<number>;
  sending_since: Date | null;
  sent_at: Date | null;
  /** Its code was first used to look at the gift, by somebody else than its buyer. */
  opened_at: ColumnType<Date | null, never, Date | null>;
}

export type GiftEventKind =
  | 'scheduled'
  | 'changed'
  | 'sentNow'
  | 'sent'
  | 'bounced'
  | 'addressCorrected'
  | 'codeReissued'
  | 'cancelled'
  | 'extended'
  | 'transferred'
  | 'holderCorrected'
  | 'exchanged'
  | 'reminded'
  | 'codeReported'
  | 'redeemed';

/** What has happened to a gift; it names nobody. */
export interface GiftEventTable {
  id: Generated<number>;
  at: Date;
  kind: GiftEventKind;
  order_uuid: string | null;
  /** Of one voucher, as the books know it. */
  code: string | null;
  detail: Json;
}

/** A voucher that an activity centre has redeemed: once, by one request. */
export interface GiftRedemptionTable {
  code: string;
  centre_id: number;
  /** `Idempotency-Key` of the request: the same again is told the same. */
  request_key: string;
  amount_cents: number;
  redeemed_at: Date;
}

/** The key of an activity centre; another one takes its place. */
export interface CentreKeyTable {
  centre_id: number;
  /** Sessions that it has opened name it: they end with it. */
  id: string;
  /** SHA-256. */
  key_hash: string;
  made_at: Date;
}

/**
 * What a gift has cost: `box:SPAEBOX`, `stay:101` or `activity:70001`, for so many nights or adults (0 for a box), from one day of
 * the shop to another; null until it changes. The database writes it.
 */
export interface GiftPriceHistoryTable {
  product: string;
  unit: number;
  cents: number;
  since: Day;
  until: Day | null;
}

/** A promotion of a gift that has begun, with the lowest price of the thirty days before it; null where that is not known. */
export interface AppliedGiftPromotionTable {
  product: string;
  unit: number;
  starts_on: Day;
  prior_cents: number | null;
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
  /** What the one who gets it may spend: its price without a promotion. */
  value_cents: number;
  promotion: PromotionOfGift;
  /** What the buyer pays today. */
  sell_cents: Generated<number>;
  /** What a promotion crosses out; `sell_cents` where it crosses nothing. */
  reference_cents: Generated<number>;
  nights: number;
  adults: number;
  /** Its stays bear one of these. */
  themes: string[];
  /** Of each choice (`[["breakfast"], ["kayak", "boat"]]`) they have one item in their programme, by its kind or id; null: themes alone decide. */
  required_items: ColumnType<string[][] | null, string | null | undefined, string | null>;
  images: string[];
  rating: number;
  affiliate_id: string;
  position: number;
  published: Generated<boolean>;
}

/** How many printed boxes are left; a box without a row is printed as it is sold. */
export interface BoxStockTable {
  code: string;
  pieces: number;
}

/** The gift version of a stay; a stay without a row is not giftable. The lists go together. */
export interface SingleVoucherTable {
  stay_id: number;
  affiliate_id: string;
  nights: number[];
  /** Without a promotion: what the voucher is worth. */
  regular_cents: Generated<number[]>;
  promotion: PromotionOfGift;
  /** What the buyer pays today. */
  sell_cents: Generated<number[]>;
  /** What a promotion crosses out; `sell_cents` where it crosses nothing. */
  reference_cents: Generated<number[]>;
}

export interface CustomSubElementCategoryTable {
  id: string;
  description: Json;
  names: Json;
  single_selection: boolean;
  position: number;
}

/** An extra of a physical gift. Ids hold no hyphen: an address joins them with hyphens (GIFT-009). */
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

export interface GiftTables extends ActivityTables {
  gift_voucher: GiftVoucherTable;
  gift_delivery: GiftDeliveryTable;
  gift_event: GiftEventTable;
  gift_redemption: GiftRedemptionTable;
  gift_reminder: GiftReminderTable;
  centre_key: CentreKeyTable;
  gift_price_history: GiftPriceHistoryTable;
  applied_gift_promotion: AppliedGiftPromotionTable;
  box: BoxTable;
  box_stock: BoxStockTable;
  single_voucher: SingleVoucherTable;
  custom_sub_element_category: CustomSubElementCategoryTable;
  custom_sub_element: CustomSubElementTable;
  shipping_fee: ShippingFeeTable;
}
