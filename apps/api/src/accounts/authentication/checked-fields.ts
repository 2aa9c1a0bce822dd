import {
  checkEmail,
  checkName,
  checkPassword,
  LONGEST_PASSWORD,
  plainText,
  seenText,
  SHORTEST_PASSWORD,
  type PasswordCheck,
} from '@shop/domain';
import { invalidField, HttpProblem } from '../../platform/http/index.ts';
import { isBreached } from './breached-passwords.ts';

/** The address as accounts know it: lower case, without blanks around it. */
export function checkedEmail(email: string): string {
  if (checkEmail(email).kind !== 'ok') throw invalidField('email', 'email is not a valid address.');
  return seenText(email).trim().toLowerCase();
}

export function checkedName(field: string, name: string): string {
  if (checkName(name).kind !== 'ok') throw invalidField(field, `${field} takes letters, spaces, apostrophes and hyphens.`);
  return plainText(name).trim();
}

const REASON: Record<Exclude<PasswordCheck['kind'], 'ok'>, string> = {
  mandatory: 'is needed',
  tooShort: `has at least ${SHORTEST_PASSWORD} characters`,
  tooLong: `has at most ${LONGEST_PASSWORD} characters`,
  tooCommon: 'is one that everybody would try',
  tooPersonal: 'is made of names, the address, the shop or its trade: choose words that have nothing to do with them',
};

/** A new password that may be used by somebody of whom this is known: address, names, the shop. */
export async function checkedPassword(password: string, known: readonly string[]): Promise<string> {
  const { kind } = checkPassword(password, known);
  if (kind === 'tooPersonal') throw refused('PASSWORD_PERSONAL', REASON[kind]);
  if (kind !== 'ok') throw invalidField('password', `password ${REASON[kind]}.`);
  if (await isBreached(password)) throw refused('PASSWORD_BREACHED', 'was stolen elsewhere and is guessed first: choose another');
  return password;
}

function refused(code: string, reason: string): HttpProblem {
  return new HttpProblem(400, { code, field: 'password', message: `password ${reason}.` });
}
