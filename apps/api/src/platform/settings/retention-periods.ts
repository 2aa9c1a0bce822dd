/** How long personal data is kept where nothing else ends it; by the database's clock. */
export const RETENTION_PERIODS = {
  unpaidOrderDays: 30,
  specialRequestDays: 90,
  giftWordsYears: 3,
  /** After the order, and never before `parcelMovedDays`; a parcel that is still to be packed keeps its address. */
  parcelDays: 90,
  /** After a parcel was sent or came back, whichever is later. */
  parcelMovedDays: 30,
  /** Invoices and what they rest on, by the law of the countries that the shop sells in (French commercial code, L123-22). */
  booksYears: 10,
  unusedAccountYears: 3,
  messageYears: 2,
  subscriptionYears: 3,
  unconfirmedSubscriptionDays: 30,
  unsentMailDays: 90,
  analyticsDays: 90,
  /** As the trigger of the table says. */
  careAuditYears: 3,
} as const;
