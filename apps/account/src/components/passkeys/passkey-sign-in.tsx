import { useSite } from '@shop/contracts/page';
import { Button } from '@shop/design-system';
import { Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { wayBack } from '../../views/way-back.ts';
import { offerPasskeys, signInByPasskey, supportsPasskeys } from './browser-passkeys.ts';
import { PasskeyAlert } from './passkey-alert.tsx';
import { passkeyMessages, usePasskeyMessages } from './passkey-messages.ts';
import { usePasskeyCall } from './use-passkey-call.ts';

export interface PasskeySignInProps {
  /** Reloads a page: the server renders it for the customer who is signed in now. */
  readonly leave?: ((to: string) => void) | undefined;
}

/** Signing in without a password: by a button, and among what the browser offers for the address field. */
export function PasskeySignIn(props: PasskeySignInProps) {
  return (
    <Suspense>
      <passkeyMessages.Provider>
        <Way {...props} />
      </passkeyMessages.Provider>
    </Suspense>
  );
}

function Way({ leave = (to) => location.assign(to) }: PasskeySignInProps) {
  const { prefix } = useSite();
  const { search } = useLocation();
  const t = usePasskeyMessages();
  const { isBusy, fault, run, fail } = usePasskeyCall();
  // The browser's window takes the place of its offers.
  const [isOffered, setOffered] = useState(true);
  const isSupported = useSupport();
  const goOn = () => leave(prefix + wayBack(search));
  const onSignedIn = useEffectEvent(goOn);
  const onFailed = useEffectEvent(fail);
  useEffect(
    () => (isOffered ? offerPasskeys({ onSignedIn: () => onSignedIn(), onFailed: (error) => onFailed(error) }) : undefined),
    [isOffered],
  );
  const press = async () => {
    setOffered(false);
    if (await run(() => signInByPasskey())) goOn();
    else setOffered(true);
  };
  if (!isSupported) return null;
  return (
    <>
      <PasskeyAlert fault={fault} />
      <Button wide size="large" icon="lock" busy={isBusy} onClick={() => void press()}>
        {t('signIn')}
      </Button>
    </>
  );
}

const never = () => () => undefined;

/** The server draws the button: nearly every browser has passkeys. */
export function useSupport(): boolean {
  return useSyncExternalStore(never, supportsPasskeys, () => true);
}
