import { RETENTION_PERIODS } from '../../platform/settings/index.ts';

/** What the shop keeps of people: why, how long, and what erases it. `docs/privacy.md` shows it to the operator. */
export interface RetentionRule {
  readonly table: string;
  readonly columns: readonly string[];
  readonly why: string;
  readonly stored: string;
  /** The function that erases it. */
  readonly by: string;
}

const BOOKS = `the order is paid: ${RETENTION_PERIODS.booksYears} years, the books by law; not paid: ${RETENTION_PERIODS.unpaidOrderDays} days; its owner asks: at once`;
const PARCEL_PERIOD = `${RETENTION_PERIODS.parcelDays} days after the order; one that is still to be packed, until it is; one that was sent or came back, at least ${RETENTION_PERIODS.parcelMovedDays} days from then`;
const SIGNED_IN = 'until it expires or its owner signs out';

export const RETENTION: readonly RetentionRule[] = [
  rule('purchase', ['buyer', 'email', 'account_id', 'invoice', 'parts'], 'the contract, and its invoice', BOOKS, 'eraseOldOrders'),
  rule(
    'invoice',
    ['body'],
    'whom an invoice or credit note was written to, by the law on invoices',
    `${RETENTION_PERIODS.booksYears} calendar years after the year in which it was issued`,
    'eraseInvoiceCustomers',
  ),
  rule(
    'purchase',
    ['request', 'special_request'],
    'what the hotel is to know',
    `${RETENTION_PERIODS.specialRequestDays} days after the departure`,
    'eraseSpecialRequests',
  ),
  rule('purchase', ['gift', 'request'], 'where a parcel goes', PARCEL_PERIOD, 'eraseParcelAddresses'),
  rule('purchase', ['gift'], 'what is printed on the gift', `${RETENTION_PERIODS.giftWordsYears} years`, 'eraseGiftMessages'),
  rule(
    'gift_voucher',
    ['from_name', 'message', 'recipient_email', 'recipient_name', 'recipient_account_id'],
    'what is printed on the gift',
    `${RETENTION_PERIODS.giftWordsYears} years`,
    'eraseGiftMessages',
  ),
  rule('purchase_change', ['stay'], 'what the hotel is to know', 'with its order', 'eraseSpecialRequests'),
  rule('promotion_use', ['customer'], 'codes that count once per customer', 'with its order', 'eraseOldOrders'),
  rule(
    'account',
    ['email', 'password_hash', 'civility', 'first_name', 'last_name', 'phone_number', 'address_line', 'postal_code', 'city', 'country'],
    'the account',
    `until its owner erases it, or ${RETENTION_PERIODS.unusedAccountYears} years after the last sign-in`,
    'eraseUnusedAccounts',
  ),
  rule(
    'registration',
    ['email', 'password_hash', 'first_name', 'last_name', 'token_hash'],
    'an account that is to be confirmed',
    'until it expires',
    'eraseExpiredSessions',
  ),
  rule('account_token', ['email', 'token_hash', 'account_id'], 'links that were mailed', 'an hour', 'eraseExpiredSessions'),
  rule('session', ['device', 'country', 'subject', 'account_id', 'token_hash'], 'who is signed in', SIGNED_IN, 'eraseExpiredSessions'),
  rule(
    'passkey',
    ['account_id', 'name'],
    'signing in without a password',
    'until its owner removes it, or with its account',
    'eraseUnusedAccounts',
  ),
  rule('passkey_challenge', ['account_id'], 'what a browser is to sign', 'five minutes', 'eraseExpiredSessions'),
  rule('wishlist_entry', ['account_id', 'note'], 'the list of wishes', 'with its account', 'eraseUnusedAccounts'),
  rule('wishlist_share', ['account_id', 'token'], 'the link that shows the list', 'until its owner ends it', 'eraseUnusedAccounts'),
  rule(
    'wishlist_alert',
    ['account_id'],
    'which falls in price the customer is mailed of',
    'until its owner ends it, the wish goes or its days are past',
    'mailWishNews, eraseUnusedAccounts',
  ),
  rule(
    'payment_customer',
    ['account_id', 'customer_id'],
    'cards that the customer had the payment provider save',
    'with its account; the provider deletes its customer and cards then',
    'eraseUnusedAccounts',
  ),
  rule('attempt', ['subject'], 'tries are counted, by a keyed hash', '2 hours; mails to one new holder of gifts a day', 'eraseOldAttempts'),
  rule(
    'newsletter_subscription',
    ['email', 'country', 'language', 'consent_text'],
    'the newsletter, and the words that its reader has agreed to',
    `until its reader leaves, or ${RETENTION_PERIODS.subscriptionYears} years after it was last asked for; ${RETENTION_PERIODS.unconfirmedSubscriptionDays} days where it is not confirmed`,
    'eraseOldWords',
  ),
  rule(
    'contact_message',
    ['name', 'email', 'phone', 'description', 'booking_number', 'account_id', 'written_for_customer_by'],
    'the answer',
    `${RETENTION_PERIODS.messageYears} years`,
    'eraseOldWords',
  ),
  rule(
    'outbox',
    ['payload', 'last_error'],
    'mails, refunds and deletions at the payment provider that are to be carried out',
    `30 days after that; a mail that cannot be sent ${RETENTION_PERIODS.unsentMailDays} days`,
    'purgeDoneWork, eraseOldWords',
  ),
  rule(
    'partner_message',
    ['content'],
    'what a partner must know to deliver',
    '30 days after the stay, a gift 90 days',
    'eraseOldDeliveries',
  ),
  rule('parcel', ['content'], 'where a parcel goes', PARCEL_PERIOD, 'eraseOldDeliveries'),
  rule('delivery_partner', ['name', 'email'], 'where partners are told', 'until the operator removes the partner', 'the operator'),
  rule(
    'care_audit',
    ['subjects', 'colleague', 'reason', 'detail'],
    'who of customer care has looked at whose orders, and why',
    `${RETENTION_PERIODS.careAuditYears} years`,
    'eraseOldWords',
  ),
  rule(
    'care_correction',
    ['colleague', 'from_hash', 'to_hash'],
    'which gift is to leave for another address, by keyed hashes, until a second person enters the same',
    `${RETENTION_PERIODS.careAuditYears} years, at most with its order`,
    'eraseOldWords',
  ),
  rule('care_note', ['colleague', 'note'], 'what customer care has to know of an order', 'with its order', 'eraseOldOrders'),
  rule(
    'care_refund',
    ['colleague', 'reason', 'decided_by'],
    'why money was given back, and who decided it',
    'with its order',
    'eraseOldOrders',
  ),
  rule(
    'payment_refund',
    ['transferred_by', 'transfer_reason'],
    'why money was given back by a transfer, and who made it',
    'with its order',
    'eraseOldOrders',
  ),
  rule('idempotency', ['answer', 'body_hash'], 'an answer that is asked for again', '48 hours', 'purgeDoneWork'),
  rule(
    'review',
    ['customer', 'positive', 'negative'],
    'what guests say, by their first names',
    'until the operator withdraws it',
    'the operator',
  ),
];

/** Tables of what the shop sells and says: nothing that a customer does writes them. */
export const WITHOUT_CUSTOMERS: ReadonlySet<string> = new Set([
  ...[
    'activity_center',
    'activity_product',
    'activity_tag',
    'box',
    'content',
    'content_entry',
    'hotel',
    'picture',
    'place',
    'room',
    'single_voucher',
    'stay',
  ],
]);

/** Columns that sound like people, or hold whole documents, and hold nobody. */
export const NOT_PERSONAL: ReadonlySet<string> = new Set([
  'account.email_verified_at',
  'wishlist_alert.mailed_at',
  'activity_product.description',
  'box.description',
  'custom_sub_element_category.description',
  'hotel.description',
  'gift_event.detail',
  'gift_voucher.exchanged_for',
  'journal_entry.supplies',
  'journal_line.subject',
  'ledger_close.totals',
  'ledger_close.unbalanced',
  'ledger_imbalance.subject',
  'place.postalcode',
  'purchase.cancellation',
  'purchase.payment_plan',
  'purchase.promotion',
  'purchase_change.parts',
  'reconciliation_run.differences',
  'review.details',
  'seller_profile.body',
  'promotion_code.once_per_customer',
  'promotion_code.uses_per_customer',
  'stay.description',
  'hotel.address',
  'hotel.city',
  'hotel.telephone',
  'hotel.country',
  'place.country',
  'activity_center.address',
  'activity_center.city',
  'activity_center.country',
  'activity_center.telephone',
  'custom_sub_element.name',
  'custom_sub_element_category.names',
  'shipping_fee.country',
  'schema_migration.name',
  'secret.name',
  'gift_voucher.order_uuid',
  'gift_delivery.order_uuid',
  'gift_event.order_uuid',
  'gift_redemption.request_key',
]);

function rule(table: string, columns: readonly string[], why: string, stored: string, by: string): RetentionRule {
  return { table, columns, why, stored, by };
}
