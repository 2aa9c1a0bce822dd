import { subscribeNewsletter } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { checkEmail } from '@shop/domain';
import { useState } from 'react';

export type SubscriptionStatus = 'idle' | 'error' | 'loading' | 'sent';

/** One address and what became of it (spec 2, section 4). `source` says where it was typed. */
export function useSubscription({ source, onFailure }: { source?: string; onFailure?: (error: unknown) => void } = {}) {
  const { pointOfSale, locale } = useSite();
  const [email, setEmail] = useState('');
  const [status, setStatus] = useState<SubscriptionStatus>('idle');
  const isValid = checkEmail(email).kind === 'ok';
  const isClosed = status === 'loading' || status === 'sent';

  const send = async () => {
    if (isClosed) return;
    if (!isValid) return setStatus('error');
    setStatus('loading');
    const language = locale.slice(0, 2);
    await subscribeNewsletter({ email: email.trim(), country: pointOfSale, language, ...(source && { source }) }).then(
      () => setStatus('sent'),
      (error: unknown) => {
        setStatus('idle');
        onFailure?.(error);
      },
    );
  };

  return {
    email,
    status,
    isClosed,
    setEmail,
    send,
    /** What was typed is looked at once the field is left; an empty one is no mistake yet. */
    leave: () => !isClosed && email.trim() !== '' && setStatus(isValid ? 'idle' : 'error'),
    enter: () => status === 'error' && setStatus('idle'),
  };
}
