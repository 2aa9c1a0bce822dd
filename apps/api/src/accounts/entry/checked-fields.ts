import { checkEmail, checkName, checkPassword, LONGEST_PASSWORD, SHORTEST_PASSWORD, type PasswordCheck } from '@shop/domain';
import { invalidField } from '../../problem.ts';

/** The address as accounts know it: lower case, without blanks around it. */
export function checkedEmail(email: string): string {
  if (checkEmail(email).kind !== 'ok') throw invalidField('email', 'email is not a valid address.');
  return email.trim().toLowerCase();
}

export function checkedName(field: string, name: string): string {
  if (checkName(name).kind !== 'ok') throw invalidField(field, `${field} takes letters, spaces, apostrophes and hyphens.`);
  return name.trim();
}

const REASON: Record<Exclude<PasswordCheck['kind'], 'ok'>, string> = {
  mandatory: 'is needed',
  tooShort: `has at least ${SHORTEST_PASSWORD} characters`,
  tooLong: `has at most ${LONGEST_PASSWORD} characters`,
  tooCommon: 'is one that everybody would try',
};

/** A new password that may be used for this address. */
export function checkedPassword(password: string, email: string): string {
  const { kind } = checkPassword(password, email);
  if (kind !== 'ok') throw invalidField('password', `password ${REASON[kind]}.`);
  return password;
}
