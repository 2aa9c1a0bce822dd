/** Customers, whose address is always confirmed: an account begins with the answer to its mail. */
export interface AccountTable {
  id: string;
  /** Lower case. */
  email: string;
  email_verified_at: Date;
  /** PHC string of argon2id. */
  password_hash: string;
  civility: 'MR' | 'MRS' | null;
  first_name: string;
  last_name: string;
  /** E.164. */
  phone_number: string | null;
  address_line: string | null;
  postal_code: string | null;
  city: string | null;
  country: string | null;
  locale: string;
  created_at: Date;
}

/** What somebody asked for and nobody confirmed yet; several may wait for one address. */
export interface RegistrationTable {
  id: string;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  locale: string;
  /** Set when the mail is written. */
  token_hash: string | null;
  expires_at: Date;
}

/** What a mailed link may do, once. */
export interface AccountTokenTable {
  token_hash: string;
  account_id: string;
  purpose: 'resetPassword' | 'changeEmail';
  /** The address that the mail went to. */
  email: string | null;
  expires_at: Date;
}

export type SessionKind = 'customer' | 'beneficiary' | 'customerCare';

export interface SessionTable {
  id: string;
  token_hash: string;
  kind: SessionKind;
  account_id: string | null;
  /** Code of the voucher, or address of the colleague. */
  subject: string | null;
  device: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
}

export interface WishlistEntryTable {
  account_id: string;
  type: 'STAY' | 'ACTIVITY';
  item_id: number;
  added_at: Date;
  /** Order of entries that were added at one moment. */
  place: number;
}

/** Tries within a window of time; the subject is a keyed hash. */
export interface AttemptTable {
  scope: string;
  subject: string;
  window_start: Date;
  count: number;
}

/** Made once, shared by every process. */
export interface SecretTable {
  name: string;
  value: string;
}

export interface CaptchaUsedTable {
  challenge: string;
  expires_at: Date;
}

export interface NewsletterSubscriptionTable {
  email: string;
  country: string;
  language: string;
  source: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface ContactMessageTable {
  id: string;
  /** What the customer may quote: 8 characters. */
  reference: string;
  reason: string;
  type: string;
  subtype: string;
  booking_number: string | null;
  description: string;
  name: string;
  email: string;
  phone: string | null;
  language: string;
  pos: string;
  account_id: string | null;
  /** The colleague who wrote it in customer-care mode. */
  written_for_customer_by: string | null;
  created_at: Date;
}

/** Mails of accounts and support, as the outbox names them. */
export type SupportMailKind = 'accountMail' | 'contactMail';

export interface AccountTables {
  account: AccountTable;
  registration: RegistrationTable;
  account_token: AccountTokenTable;
  session: SessionTable;
  wishlist_entry: WishlistEntryTable;
  attempt: AttemptTable;
  secret: SecretTable;
  captcha_used: CaptchaUsedTable;
  newsletter_subscription: NewsletterSubscriptionTable;
  contact_message: ContactMessageTable;
}
