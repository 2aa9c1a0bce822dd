import { interactionIn } from '@shop/design-system';
import { addPasskey, beginPasskey, beginPasskeySignIn, signInWithPasskey } from '@shop/api-client';
import type { NewPasskeyBody, Passkey, PasskeyRequestOptions, PasskeySignInBody, Profile } from '@shop/contracts';

/** A new challenge is fetched before the old one is too old, milliseconds. */
const RENEW_MS = 4 * 60_000;

const webAuthn = () => import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');

/** Whether this browser makes and uses passkeys at this address: only on https, and on localhost. */
export function supportsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Has the browser make a passkey for the account that is signed in. Rejects with an `ApiError` or the browser's `DOMException`. */
export async function makePasskey(password: string): Promise<Passkey> {
  const optionsJSON = await beginPasskey({ password });
  const { startRegistration } = await webAuthn();
  const made = await startRegistration({ optionsJSON: optionsJSON as never });
  return addPasskey({ credential: made as unknown as NewPasskeyBody['credential'] });
}

/** Signs in with a passkey that the customer chooses in the browser's window; with `options` after a password that was right. */
export async function signInByPasskey(options?: PasskeyRequestOptions): Promise<Profile> {
  return signed(options ?? (await beginPasskeySignIn()), { useBrowserAutofill: false });
}

interface Autofill {
  readonly onSignedIn: () => void;
  /** A passkey was chosen, and opened nothing. */
  readonly onFailed: (error: unknown) => void;
}

/**
 * Offers passkeys among what the browser fills the address field with, from the first interaction in the page's main part on: a page
 * that nobody uses sends nothing. Does nothing where the browser cannot, or where no challenge is to be had: the form works without.
 * Returns what ends it.
 */
export function offerPasskeys({ onSignedIn, onFailed }: Autofill): () => void {
  let isOver = false;
  let renewal: ReturnType<typeof setTimeout>;
  const end = () => {
    isOver = true;
    clearTimeout(renewal);
    void cancel();
  };
  const offer = async (): Promise<void> => {
    if (!(await canFill()) || isOver) return;
    const options = await beginPasskeySignIn();
    if (isOver) return;
    renewal = setTimeout(() => void offer().catch(() => undefined), RENEW_MS);
    let isChosen = false;
    try {
      await signed(options, { useBrowserAutofill: true, onChosen: () => (isChosen = true) });
      if (!isOver) onSignedIn();
    } catch (error) {
      // What renews or ends an offer aborts it.
      if (!isChosen || isOver) return;
      clearTimeout(renewal);
      onFailed(error);
      await offer();
    }
  };
  void interactionIn('main')
    .then(offer)
    .catch(() => undefined);
  return end;
}

async function canFill(): Promise<boolean> {
  if (!supportsPasskeys() || typeof PublicKeyCredential.isConditionalMediationAvailable !== 'function') return false;
  return PublicKeyCredential.isConditionalMediationAvailable();
}

interface Choosing {
  readonly useBrowserAutofill: boolean;
  readonly onChosen?: () => void;
}

async function signed(optionsJSON: PasskeyRequestOptions, { useBrowserAutofill, onChosen }: Choosing): Promise<Profile> {
  const { startAuthentication } = await webAuthn();
  const credential = await startAuthentication({ optionsJSON: optionsJSON as never, useBrowserAutofill });
  onChosen?.();
  return signInWithPasskey({ credential: credential as unknown as PasskeySignInBody['credential'] });
}

async function cancel(): Promise<void> {
  if (supportsPasskeys()) (await webAuthn()).WebAuthnAbortService.cancelCeremony();
}
