import { openCustomerCare } from '@shop/api-client';
import type { CustomerCareSignIn } from '@shop/contracts';
import { Button } from '@shop/design-system';
import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { SignInFaultNote } from '../../components/forms/sign-in-fault-note.tsx';
import { useSignIn } from '../../components/forms/use-sign-in.ts';
import { googleAnswer, googleSignInUrl } from './google-sign-in.ts';

/** For the one way to Google and back; on the way the address keeps where the colleague wants to go. */
const NONCE = 'care-nonce';

type GoogleButtonProps = Pick<CustomerCareSignIn, 'clientId' | 'signInPage'> & { readonly leave?: (to: string) => void };

/** To Google's own page, or another issuer's, and back; the token that it comes back with opens customer-care mode. */
export function GoogleButton({ clientId, signInPage, leave }: GoogleButtonProps) {
  const { isBusy, fault, send } = useSignIn({ enter: openCustomerCare, leave });
  const arrive = useEffectEvent(() => {
    const answer = googleAnswer(location.hash, sessionStorage.getItem(NONCE));
    if (!answer) return;
    sessionStorage.removeItem(NONCE);
    send(answer);
  });
  useEffect(() => arrive(), []);
  const goThere = () => {
    const nonce = crypto.randomUUID();
    sessionStorage.setItem(NONCE, nonce);
    location.assign(googleSignInUrl({ page: signInPage, clientId, returnTo: location.href, nonce }));
  };
  return (
    <>
      <SignInFaultNote fault={fault} />
      <Button look="primary" size="large" wide busy={isBusy} onClick={goThere}>
        <FormattedMessage id={signInPage ? 'account.signin.submit' : 'account.care.google'} />
      </Button>
    </>
  );
}
