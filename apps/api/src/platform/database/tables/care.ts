import type { ColumnType, Generated } from 'kysely';
import type { CareRole } from '@shop/domain';
import type { Json } from './columns.ts';

export type CareAction =
  | 'search'
  | 'story'
  | 'note'
  | 'resendConfirmation'
  | 'resendMail'
  | 'cancel'
  | 'refund'
  | 'confirmRefund'
  | 'refuseRefund'
  | 'extendGift'
  | 'extendGiftByGoodwill'
  | 'correctRecipient'
  | 'correctHolder'
  | 'blockAccount'
  | 'unblockAccount'
  | 'exportAudit';

/** Who of customer care has looked at what, or done what, and why; written once, never altered. */
export interface CareAuditTable {
  id: Generated<string>;
  /** By the database's clock. */
  at: Generated<Date>;
  /** Address of the colleague. */
  colleague: string;
  role: CareRole;
  action: CareAction;
  /** Whose: `order/UUID`, `account/UUID`, `voucher/` with the end of its code. */
  subjects: string[];
  /** In the colleague's words. */
  reason: string;
  detail: ColumnType<Json, string | undefined, never>;
  /** Names one try of an act, so that a repeated one is the same one; null for what may be repeated. */
  call_key: string | null;
  /** SHA-256 of what was done under it; null for acts before 2026-12. */
  call_hash: string | null;
}

/** What colleagues write down about an order, for each other. */
export interface CareNoteTable {
  id: string;
  purchase_uuid: string;
  colleague: string;
  note: string;
  created_at: Generated<Date>;
}

/** What a colleague gives back with a reason; above the limit another one decides. */
export interface CareRefundTable {
  id: string;
  purchase_uuid: string;
  amount_cents: number;
  status: 'waiting' | 'done' | 'refused';
  /** Who has asked for it. */
  colleague: string;
  reason: string;
  created_at: Generated<Date>;
  decided_by: string | null;
  decided_at: ColumnType<Date | null, Date | null | undefined>;
}

/** A gift that customer care sends to another address; above the limit it is requested until customer care sends the gift. */
export interface CareCorrectionTable {
  id: Generated<string>;
  purchase_uuid: string;
  /** `delivery/` with the id of its mail, or `gift/` with its number in the order. */
  gift: string;
  value_cents: number;
  /** Keyed hashes of the former address and of the new one. */
  from_hash: string;
  to_hash: string;
  /** `ended`: requested, and customer care has sent the gift since, to this address or another. `done`: sent without a second person. */
  status: 'waiting' | 'ended' | 'done';
  /** Who has requested or done it. */
  colleague: string;
  /** By the database's clock. */
  created_at: Generated<Date>;
}

export interface CareTables {
  care_correction: CareCorrectionTable;
  care_refund: CareRefundTable;
  care_audit: CareAuditTable;
  care_note: CareNoteTable;
}
