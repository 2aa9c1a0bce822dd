/** Mails of an order that go to its customer, and that customer care may send again. */
export const CARE_MAILS = [
  'confirmationMail',
  'orderFailedMail',
  'voucherMail',
  'changeMail',
  'changeFailedMail',
  'cancellationMail',
  'unpaidCancellationMail',
  'parcelMail',
  'instalmentReminderMail',
  'instalmentPaidMail',
  'instalmentFailedMail',
  'instalmentOwedMail',
] as const;
export type CareMail = (typeof CARE_MAILS)[number];
