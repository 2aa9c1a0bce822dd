import {
  ADD_PASSKEY,
  type AfterPasswordBody,
  BEGIN_PASSKEY,
  BEGIN_PASSKEY_SIGN_IN,
  CHOOSE_PASSKEY_AFTER_PASSWORD,
  type NewPasskeyBody,
  type Passkey,
  type PasskeyCreationOptions,
  type PasskeyRequestOptions,
  type PasskeysAnswer,
  type PasskeySignInBody,
  type Profile,
  REMOVE_PASSKEY,
  RENAME_PASSKEY,
  SIGN_IN_WITH_PASSKEY,
} from '@shop/contracts';
import { call } from '../transport/call.ts';

/** What this browser makes a passkey by. 403 `WRONG_PASSWORD` or `PASSKEY_HOST`, 409 `TOO_MANY_PASSKEYS`, 429 after too many tries. */
export function beginPasskey(body: { password: string }): Promise<PasskeyCreationOptions> {
  return call(BEGIN_PASSKEY, { body });
}

/** Takes up what the browser made. 410 `PASSKEY_EXPIRED` after five minutes, 400 `PASSKEY_REFUSED`, 409 `PASSKEY_KNOWN`. */
export function addPasskey(body: NewPasskeyBody): Promise<Passkey> {
  return call(ADD_PASSKEY, { body });
}

/** 404 where it is gone. */
export function renamePasskey({ id, name }: { id: string; name: string }): Promise<Passkey> {
  return call(RENAME_PASSKEY, { params: { id }, body: { name } });
}

/** 403 `WRONG_PASSWORD`, 404 where it is gone already. */
export async function removePasskey({ id, password }: { id: string; password: string }): Promise<void> {
  await call(REMOVE_PASSKEY, { params: { id }, body: { password } });
}

/** 403 `WRONG_PASSWORD`, 409 `PASSKEY_NEEDED` without a passkey. */
export function choosePasskeyAfterPassword(body: AfterPasswordBody): Promise<PasskeysAnswer> {
  return call(CHOOSE_PASSKEY_AFTER_PASSWORD, { body });
}

/** What this browser signs in by with a passkey; 403 `PASSKEY_HOST`, 429 after too many tries. */
export function beginPasskeySignIn(): Promise<PasskeyRequestOptions> {
  return call(BEGIN_PASSKEY_SIGN_IN);
}

/** Signs in with what the passkey has signed. 401 `PASSKEY_REFUSED`, 410 `PASSKEY_EXPIRED`, 403 `ACCOUNT_BLOCKED`. */
export function signInWithPasskey(body: PasskeySignInBody): Promise<Profile> {
  return call(SIGN_IN_WITH_PASSKEY, { body });
}
