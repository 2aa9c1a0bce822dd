import type { CareRole } from '@shop/domain';
import type { ColumnType, Generated } from 'kysely';
import type { Day } from './columns.ts';

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
  /** Since when customer care has blocked it: nobody signs in. */
  blocked_at: Date | null;
  /** The customer wants a passkey to be needed after the password. */
  passkey_after_password: boolean;
  /** When that ends, since a mailed password reset. */
  passkey_step_ends_at: Date | null;
  /** yyyy-MM-dd at the point of sale: the owner has asked for the erasure, and may keep the account until then. */
  erase_on: string | null;
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
  purpose: 'resetPassword' | 'signIn' | 'approveEmail' | 'changeEmail' | 'joinOrder';
  /** The address that the mail went to; of `approveEmail` the new one. */
  email: string | null;
  /** Of `joinOrder`. */
  purchase_uuid: ColumnType<string | null, string | null | undefined, never>;
  expires_at: Date;
}

export type SessionKind = 'customer' | 'beneficiary' | 'customerCare' | 'centre';

export interface SessionTable {
  id: string;
  token_hash: string;
  kind: SessionKind;
  account_id: string | null;
  /** Code of the voucher, address of the colleague, or id of the centre's key. */
  subject: string | null;
  /** What a colleague may do beyond the mode itself; null for nothing. */
  care_role: ColumnType<CareRole | null, CareRole | null | undefined>;
  device: string;
  /** ISO 3166-1 alpha-2 that a customer signed in from, of the internet address; null where nobody knows. */
  country: ColumnType<string | null, string | null | undefined>;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
}

/** What somebody signs in by without a password: the shop holds the public half. */
export interface PasskeyTable {
  id: string;
  account_id: string;
  /** Base64url, as authenticators know it. */
  credential_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** How often it has signed, as its authenticator counts; 0 where that counts nothing. A text from PostgreSQL. */
  sign_count: ColumnType<string | number, number, number>;
  /** Apart by commas: `internal,hybrid`. */
  transports: string;
  /** The host that it is for: WebAuthn's relying party. */
  host: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

/** What a browser is to sign, once. */
export interface PasskeyChallengeTable {
  challenge_hash: string;
  purpose: 'register' | 'signIn';
  /** Whose passkey it has to be; anybody's where nobody has given a password. */
  account_id: string | null;
  host: string;
  expires_at: Date;
}

export interface WishlistEntryTable {
  account_id: string;
  type: 'STAY' | 'ACTIVITY';
  item_id: number;
  added_at: Date;
  /** Order of entries that were added at one moment. */
  place: number;
  /** What the customer has noted of it. */
  note: ColumnType<string | null, string | null | undefined>;
}

/** The link that shows an account's list to anyone who has the link; without a row the list is shared with nobody. */
export interface WishlistShareTable {
  account_id: string;
  token: string;
  created_at: Date;
}

/** A wished stay whose falls in price the customer is mailed of (decision note `wish-alerts`). */
export interface WishlistAlertTable {
  account_id: string;
  type: ColumnType<'STAY', 'STAY' | undefined, never>;
  item_id: number;
  locale: string;
  /** Null with `nights`: the lowest price of all days counts. */
  checkin: Day | null;
  nights: number | null;
  adults: number;
  children: number;
  babies: number;
  /** The lowest price that the customer knows; null while it cannot be had. */
  known_cents: number | null;
  created_at: Date;
  mailed_at: Date | null;
}

/** Who an account is at the payment provider, which saves its cards. */
export interface PaymentCustomerTable {
  account_id: string;
  /** The shop's account at the provider. */
  provider_account: string;
  customer_id: string;
  created_at: Generated<Date>;
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
  /** Named by the links of its mails. */
  id: Generated<string>;
  email: string;
  country: string;
  language: string;
  source: string | null;
  locale: string | null;
  /** The words that stood beside the form, and when they were agreed to; null where it was subscribed before this was noted. */
  consent_text: string | null;
  consented_at: Date | null;
  /** When its owner has followed the link of the mail. */
  confirmed_at: Date | null;
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
export type SupportMailKind = 'accountMail' | 'contactMail' | 'newsletterMail' | 'wishMail';

export interface AccountTables {
  account: AccountTable;
  registration: RegistrationTable;
  account_token: AccountTokenTable;
  session: SessionTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  wishlist_entry: WishlistEntryTable;
  wishlist_share: WishlistShareTable;
  wishlist_alert: WishlistAlertTable;
  payment_customer: PaymentCustomerTable;
  attempt: AttemptTable;
  secret: SecretTable;
  captcha_used: CaptchaUsedTable;
  newsletter_subscription: NewsletterSubscriptionTable;
  contact_message: ContactMessageTable;
}
