import type { Account, EntryKind } from '@shop/domain';
import type { Generated } from 'kysely';
import type { Day, Json, Moment } from './columns.ts';

/** What a check of the ledger is about. */
export type SubjectKind = 'order' | 'gift' | 'entry';

/** What the operator's seller file said when a process started; the last row counts. */
export interface SellerProfileTable {
  id: Generated<number>;
  /** `Seller`. */
  body: Json;
  since: Moment;
}

/** Append-only; a trigger refuses every change. */
export interface JournalEntryTable {
  id: Generated<number>;
  /** Names the event; a repeated event writes nothing. */
  event_key: string;
  kind: EntryKind;
  purchase_uuid: string | null;
  /** By the shop's clock. */
  at: Moment;
  /** At the point of sale; never a day that is closed. */
  day: Day;
  point_of_sale: string;
  /** `Supply[]` that the entry sells or takes back: what invoices and credit notes say. */
  supplies: Json | null;
  written_at: Moment;
}

/** Debits above 0, credits below; the lines of an entry add up to nothing. */
export interface JournalLineTable {
  entry_id: number;
  position: number;
  account: Account;
  /** A gift, by its code at first and by its number (`gift:17`) later, or country and rate of a tax. */
  subject: string | null;
  amount_cents: number;
}

/** A day at a point of sale, closed once. */
export interface LedgerCloseTable {
  point_of_sale: string;
  day: Day;
  /** Cents an account. */
  totals: Json;
  /** `Imbalance[]`. */
  unbalanced: Json;
  closed_at: Moment;
}

/** What has moved and is to be checked: written by triggers, in the transaction of the movement. */
export interface LedgerCheckQueueTable {
  id: Generated<number>;
  kind: SubjectKind;
  /** Id of an order or an entry, code of a gift. */
  key: string;
  queued_at: Moment;
}

/** What the last check of an order, a gift or an entry found; gone once a check finds it no more. */
export interface LedgerImbalanceTable {
  kind: SubjectKind;
  key: string;
  account: string;
  /** `Imbalance['subject']`: how the operator is told of it. */
  subject: string;
  ledger_cents: number;
  expected_cents: number;
  found_at: Moment;
}

/** How far the nightly check of a part of the history has come. */
export interface LedgerCheckProgressTable {
  part: string;
  /** The night whose check is under way, or was the last one. */
  night: Day;
  /** Key of the last row that was checked; null once that night's check has ended. */
  position: string | null;
  /** When the last one that ended did. */
  finished_at: Date | null;
}

/** The reconciliation that ran on a day, by one process. */
export interface ReconciliationRunTable {
  day: Day;
  /** Read by the version before alone: the job has a lease (`job_lease`). */
  lease_until: Date;
  finished_at: Date | null;
  /** Movements that were compared. */
  compared: number | null;
  /** `Reconciliation['differences']`. */
  differences: Json | null;
}

/** The last number that was given out; locked until the invoice that bears it is kept. */
export interface InvoiceCounterTable {
  /** VAT number of the seller. */
  seller: string;
  series: string;
  year: number;
  last: number;
}

/** An invoice or credit note as it was issued. */
export interface InvoiceTable {
  seller: string;
  number: string;
  kind: 'invoice' | 'creditNote';
  purchase_uuid: string;
  /** The invoice that a credit note or a supplement belongs to. */
  refers_to: string | null;
  day: Day;
  /** `InvoiceContent`: everything that is printed. */
  body: Json;
  /** The last journal entry of the order that it and those before it tell of. */
  through_entry: number;
  issued_at: Moment;
}

export interface LedgerTables {
  invoice_counter: InvoiceCounterTable;
  invoice: InvoiceTable;
  seller_profile: SellerProfileTable;
  journal_entry: JournalEntryTable;
  journal_line: JournalLineTable;
  ledger_close: LedgerCloseTable;
  ledger_check_queue: LedgerCheckQueueTable;
  ledger_imbalance: LedgerImbalanceTable;
  ledger_check_progress: LedgerCheckProgressTable;
  reconciliation_run: ReconciliationRunTable;
}
