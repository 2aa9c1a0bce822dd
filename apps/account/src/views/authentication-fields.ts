import { defaultBrand } from '@shop/design-system';
import { LONGEST_PASSWORD, checkEmail, checkName, checkPassword, type PasswordCheck } from '@shop/domain';

/** The fields of an account's forms. `password` is one that exists, `newPassword` one that is chosen. */
export type AuthenticationField = 'email' | 'firstName' | 'lastName' | 'password' | 'newPassword';
export type Answers = Readonly<Record<AuthenticationField, string>>;

/** A word for what is wrong; the form has the sentence. */
export type AuthenticationFault =
  'mandatory' | 'email' | 'name' | 'wrongPassword' | 'breached' | Exclude<PasswordCheck['kind'], 'ok' | 'mandatory'>;

export const NO_ANSWERS: Answers = { email: '', firstName: '', lastName: '', password: '', newPassword: '' };

/** Longest texts, as the calls take them. */
export const LONGEST: Readonly<Record<AuthenticationField, number>> = {
  email: 254,
  firstName: 60,
  lastName: 60,
  password: LONGEST_PASSWORD,
  newPassword: LONGEST_PASSWORD + 1,
};

/** What is wrong with a field, if anything (spec 2, section 5). */
export function authenticationFault(field: AuthenticationField, answers: Answers): AuthenticationFault | undefined {
  const text = answers[field];
  if (field === 'password') return text === '' ? 'mandatory' : undefined;
  if (field === 'newPassword')
    return wordOf(checkPassword(text, [answers.email, answers.firstName, answers.lastName, defaultBrand.name]).kind);
  const { kind } = field === 'email' ? checkEmail(text) : checkName(text);
  return kind === 'incorrect' ? (field === 'email' ? 'email' : 'name') : wordOf(kind);
}

/** The first field that keeps the form back. */
export function firstFaulty(fields: readonly AuthenticationField[], answers: Answers): AuthenticationField | undefined {
  return fields.find((field) => authenticationFault(field, answers));
}

const wordOf = <Kind extends string>(kind: Kind | 'ok'): Kind | undefined => (kind === 'ok' ? undefined : (kind as Kind));
