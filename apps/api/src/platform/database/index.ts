/** The connection, the types of the tables, the clock of the database, and what says that a table has changed. */
export type { DatabaseClock } from './database-clock.ts';
export { connectionsOf, openDatabase } from './database.ts';
export type { Database } from './database.ts';
export { CATALOGUE_LOCK } from './installation.ts';
export type { Run } from './installation.ts';
export { noticeVersion } from './noticed-version.ts';
export { orKnown } from './or-known.ts';
export type { HotelTable, IntentStatus, OutboxTable, ReviewTable, RoomTable, StayTable, Tables, Words } from './schema.ts';
export type {
  AccountTable,
  AccountTokenTable,
  PasskeyChallengeTable,
  PasskeyTable,
  SessionKind,
  SessionTable,
  SupportMailKind,
  WishlistAlertTable,
} from './tables/accounts.ts';
export type { ActivityCenterTable, ActivityProductTable, ActivityTagTable } from './tables/activities.ts';
export type { CareAction, CareAuditTable } from './tables/care.ts';
export type {
  BoxTable,
  CustomSubElementCategoryTable,
  CustomSubElementTable,
  GiftDeliveryState,
  GiftEventKind,
  GiftVoucherTable,
  VoucherKind,
} from './tables/gifts.ts';
export type { SubjectKind } from './tables/ledger.ts';
export type { Channel } from './tables/partners.ts';
export type { InstalmentStatus } from './tables/payments.ts';
export type { PurchaseTable } from './tables/purchases.ts';
