import type { ColumnType, Generated } from 'kysely';
import type { AccountTables, SupportMailKind } from './tables/accounts.ts';
import type { CareTables } from './tables/care.ts';
import type { Day, Json, Moment } from './tables/columns.ts';
import type { ContentTables } from './tables/content.ts';
import type { GiftTables } from './tables/gifts.ts';
import type { InventoryTables } from './tables/inventory.ts';
import type { LedgerTables } from './tables/ledger.ts';
import type { PartnerTables } from './tables/partners.ts';
import type { PictureTables } from './tables/pictures.ts';
import type { InstalmentMailKind } from './tables/payments.ts';
import type { PurchaseTables } from './tables/purchases.ts';

export type { Words } from './tables/columns.ts';
export type { IntentStatus } from './tables/payments.ts';
export type { PurchaseStatus } from './tables/purchases.ts';

export interface PlaceTable {
  id: string;
  category: string;
  label: Json;
  context: Json | null;
  value: string;
  latitude: number;
  longitude: number;
  country: string;
  postalcode: string | null;
  weight: number;
}

export interface HotelTable {
  id: number;
  label: string;
  stars: number;
  latitude: number;
  longitude: number;
  address: string;
  /** E.164; null where the house has given none. */
  telephone: ColumnType<string | null, string | null | undefined>;
  city: string;
  place_id: string;
  region: Json;
  department: Json | null;
  country: string;
  description: Json;
  checkin: string;
  checkout: string;
  type: string;
  environment: string;
  style: string;
  facilities: string[];
  eco_facilities: string[];
  images: string[];
  review_score: number;
  review_count: number;
  popularity: number;
  /** Per adult and night; with `BOOKING_PERCENTAGE` the percentage counts instead. */
  local_tax_cents: number;
  local_tax_type: ColumnType<'PER_PERSON_PER_NIGHT' | 'BOOKING_PERCENTAGE', 'PER_PERSON_PER_NIGHT' | 'BOOKING_PERCENTAGE' | undefined>;
  local_tax_percentage: ColumnType<number | null, number | null | undefined>;
  /** `{ priceCents, maxWeight, maxNumber }` of a house whose facilities name `pets`. */
  pets: ColumnType<unknown, string | null | undefined>;
  /** Whose rates are sold, by the id that the channel manager has here; null where the house keeps its own. */
  channel_manager: ColumnType<string | null, string | null | undefined>;
  active: boolean;
}

export interface RoomTable {
  id: number;
  hotel_id: number;
  label: Json;
  size: number;
  bed: Json;
  capacity: number;
  highlights: Json;
  images: string[];
}

export interface StayTable {
  id: number;
  hotel_id: number;
  room_id: number;
  label: Json;
  slug: string;
  description: Json;
  nights: number;
  images: string[];
  programme: Json;
  headwords: Json;
  themes: string[];
  supplement_cents: number;
  cancellation_type: string;
  cancellable: boolean;
  important_infos: Json;
  marketing_label: Json | null;
  /** A word of a campaign, shown before all others. */
  targeted_label: ColumnType<unknown, string | null | undefined>;
  published: boolean;
  /** The stay that this one sells under other terms; such a variant is quoted and bought, never listed. */
  variant_of: ColumnType<number | null, number | null | undefined>;
}

export interface ReviewTable {
  id: number;
  hotel_id: number;
  locale: string;
  customer: string;
  type: string;
  date: Day;
  average: number;
  positive: string | null;
  negative: string | null;
  details: Json;
}

export interface ContentTable {
  key: string;
  locale: string;
  body: Json;
}

export interface IdempotencyTable {
  scope: string;
  key: string;
  body_hash: string;
  status: number | null;
  answer: Json | null;
  created_at: Moment;
}

export interface OutboxTable {
  id: Generated<number>;
  kind:
    | 'confirmationMail'
    | 'voucherMail'
    | 'scheduledGiftMail'
    | 'giftReminderMail'
    | 'giftExtendedMail'
    | 'giftTransferredMail'
    | 'giftTransferBouncedMail'
    | 'giftExchangedMail'
    | 'giftBouncedMail'
    | 'giftAddressChangedMail'
    | 'orderFailedMail'
    | 'changeMail'
    | 'changeFailedMail'
    | 'cancellationMail'
    | 'refund'
    | 'refundFailedMail'
    | 'disputeMail'
    | 'partnerAlert'
    | 'parcelMail'
    | 'erasePaymentCustomer'
    | 'releaseStoredMethod'
    | InstalmentMailKind
    | SupportMailKind;
  payload: Json;
  created_at: Moment;
  attempts: ColumnType<number, number | undefined, number>;
  next_attempt_at: Moment;
  sent_at: Moment | null;
  last_error: string | null;
}

/** The scheduled jobs that one process runs at a time. */
export interface JobLeaseTable {
  job: string;
  /** The process; each start of one has an id of its own. */
  holder: string;
  /** Until then the holder is at it; renewed while it lives. */
  leased_until: Date;
  /** When a run last ended well. */
  done_at: Date | null;
}

export interface Tables
  extends
    CareTables,
    GiftTables,
    PurchaseTables,
    AccountTables,
    ContentTables,
    InventoryTables,
    LedgerTables,
    PartnerTables,
    PictureTables {
  place: PlaceTable;
  hotel: HotelTable;
  room: RoomTable;
  stay: StayTable;
  review: ReviewTable;
  content: ContentTable;
  idempotency: IdempotencyTable;
  outbox: OutboxTable;
  job_lease: JobLeaseTable;
}
