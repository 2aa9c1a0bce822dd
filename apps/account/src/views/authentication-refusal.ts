import { ApiError } from '@shop/api-client';
import type { AuthenticationFault, AuthenticationField } from './authentication-fields.ts';

/** Why a form of an account was refused: a field of it, the link that led to it, or neither. */
export type AuthenticationRefusal =
  | { readonly kind: 'field'; readonly field: AuthenticationField; readonly fault: AuthenticationFault }
  | { readonly kind: 'expired' }
  | { readonly kind: 'tooMany' }
  | { readonly kind: 'failed' };

const FAULTS: Readonly<Record<string, AuthenticationFault>> = {
  email: 'email',
  firstName: 'name',
  lastName: 'name',
  newPassword: 'tooCommon',
};

/** What is said of a new password that only the shop can judge. */
const PASSWORD_FAULTS: Readonly<Record<string, AuthenticationFault>> = { PASSWORD_BREACHED: 'breached', PASSWORD_PERSONAL: 'tooPersonal' };

/** Reads a refusal for a form with these fields; a new password is `password` to the call. */
export function authenticationRefusal(error: unknown, fields: readonly AuthenticationField[]): AuthenticationRefusal {
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  if (error.status === 410) return { kind: 'expired' };
  if (error.status === 429) return { kind: 'tooMany' };
  if (error.code === 'WRONG_PASSWORD') return { kind: 'field', field: 'password', fault: 'wrongPassword' };
  const named = error.field === 'password' ? 'newPassword' : error.field;
  const field = error.status === 400 ? fields.find((one) => one === named) : undefined;
  const fault = field && (PASSWORD_FAULTS[error.code] ?? FAULTS[field]);
  return fault ? { kind: 'field', field, fault } : { kind: 'failed' };
}
