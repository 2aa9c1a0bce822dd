import { checkBookingNumber, checkEmail, digitsOf } from '@shop/domain';

/** What finds a booking: what stands in its mail. */
export const FIND_FIELDS = ['bookingNumber', 'email'] as const;
export type FindField = (typeof FIND_FIELDS)[number];
export type FindAnswers = Readonly<Record<FindField, string>>;

export const NOTHING_TYPED: FindAnswers = { bookingNumber: '', email: '' };

/** What is wrong with a field, if anything (spec 2, section 5). */
export function findFault(field: FindField, answers: FindAnswers): 'mandatory' | FindField | undefined {
  const { kind } = field === 'email' ? checkEmail(answers.email) : checkBookingNumber(answers.bookingNumber);
  if (kind === 'ok') return undefined;
  return kind === 'mandatory' ? 'mandatory' : field;
}

/** The first field that keeps the form back. */
export function firstFaultyField(answers: FindAnswers): FindField | undefined {
  return FIND_FIELDS.find((field) => findFault(field, answers));
}

/** A number is often pasted as it stands in the mail: `1234 5678`, `n° 12345678`. */
export function bookingNumberText(text: string): string {
  return digitsOf(text).slice(0, 8);
}
