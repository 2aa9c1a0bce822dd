import { Button } from '@shop/design-system';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSubmit } from 'react-router';
import { googleAnswer, googleEntry } from './google-entry.ts';

const NONCE = 'care-nonce';

/** To Google's own page and back; the token that it comes back with is handed to the page's action. */
export function GoogleButton({ clientId }: { readonly clientId: string }) {
  const submit = useSubmit();
  useEffect(() => {
    const answer = googleAnswer(location.hash, sessionStorage.getItem(NONCE));
    if (!answer) return;
    sessionStorage.removeItem(NONCE);
    void submit(
      { credential: answer.credential },
      { method: 'post', encType: 'application/json', action: answer.search || undefined, replace: true },
    );
  }, [submit]);
  const leave = () => {
    const nonce = crypto.randomUUID();
    sessionStorage.setItem(NONCE, nonce);
    location.assign(googleEntry({ clientId, returnTo: location.origin + location.pathname + location.search, nonce }));
  };
  return (
    <Button look="primary" size="large" wide onClick={leave}>
      <FormattedMessage id="account.care.google" />
    </Button>
  );
}
