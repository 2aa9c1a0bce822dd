import { openCustomerCare } from '@shop/api-client';
import { Button } from '@shop/design-system';
import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { EntryFault } from '../../components/forms/entry-fault.tsx';
import { useEntry } from '../../components/forms/use-entry.ts';
import { googleAnswer, googleEntry } from './google-entry.ts';

/** For the one way to Google and back; on the way the address keeps where the colleague wants to go. */
const NONCE = 'care-nonce';

/** To Google's own page and back; the token that it comes back with opens customer-care mode. */
export function GoogleButton({ clientId, leave }: { readonly clientId: string; readonly leave?: (to: string) => void }) {
  const { isBusy, fault, send } = useEntry({ enter: openCustomerCare, leave });
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
    location.assign(googleEntry({ clientId, returnTo: location.href, nonce }));
  };
  return (
    <>
      <EntryFault fault={fault} />
      <Button look="primary" size="large" wide busy={isBusy} onClick={goThere}>
        <FormattedMessage id="account.care.google" />
      </Button>
    </>
  );
}
