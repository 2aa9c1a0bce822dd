import { subscribeNewsletter } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { checkEmail } from '@shop/domain';
import { useState } from 'react';

export type SubscriptionStatus = 'idle' | 'error' | 'loading' | 'sent';

interface Subscribing {
  /** Where the address is typed. */
  readonly source?: string;
  readonly onFailure?: (error: unknown) => void;
  /** What became of it already. */
  readonly begins?: SubscriptionStatus;
}

/** One address and what became of it (spec 2, section 4). */
export function useSubscription({ source, onFailure, begins = 'idle' }: Subscribing = {}) {
  const { pointOfSale, locale } = useSite();
  const [email, setEmail] = useState('');
  const [status, setStatus] = useState<SubscriptionStatus>(begins);
  const isClosed = status === 'loading' || status === 'sent';

  const send = async (typed: string) => {
    if (isClosed) return;
    if (!isValid(typed)) return setStatus('error');
    setStatus('loading');
    const language = locale.slice(0, 2);
    await subscribeNewsletter({ email: typed.trim(), country: pointOfSale, language, ...(source && { source }) }).then(
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
    leave: (typed: string) => {
      if (!isClosed && typed.trim() !== '') setStatus(isValid(typed) ? 'idle' : 'error');
    },
    enter: () => {
      if (status === 'error') setStatus('idle');
    },
  };
}

const isValid = (email: string): boolean => checkEmail(email).kind === 'ok';
