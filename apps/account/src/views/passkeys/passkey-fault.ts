import { ApiError } from '@shop/api-client';

/** Why nothing came of a passkey; each has its sentence. `wrongPassword` stands beside its field. */
export type PasskeyFault =
  'cancelled' | 'refused' | 'expired' | 'host' | 'known' | 'full' | 'unsupported' | 'wrongPassword' | 'tooMany' | 'blocked' | 'failed';

const BY_CODE: Readonly<Record<string, PasskeyFault>> = {
  WRONG_PASSWORD: 'wrongPassword',
  PASSKEY_HOST: 'host',
  PASSKEY_EXPIRED: 'expired',
  PASSKEY_REFUSED: 'refused',
  PASSKEY_KNOWN: 'known',
  TOO_MANY_PASSKEYS: 'full',
  ACCOUNT_BLOCKED: 'blocked',
};

/** Names of `DOMException` as WebAuthn has them: a browser says no more of a customer who gave up than of one who had no passkey. */
const BY_NAME: Readonly<Record<string, PasskeyFault>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  NotSupportedError: 'unsupported',
  ConstraintError: 'unsupported',
  SecurityError: 'host',
};

export function passkeyFault(error: unknown): PasskeyFault {
  if (error instanceof ApiError) return BY_CODE[error.code] ?? (error.status === 429 ? 'tooMany' : 'failed');
  return BY_NAME[(error as { name?: string } | null)?.name ?? ''] ?? 'failed';
}
