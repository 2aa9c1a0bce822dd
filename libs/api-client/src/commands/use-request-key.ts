import { newKey } from './new-key.ts';
import { useRef } from 'react';

/** The `Idempotency-Key` of a request: that of the last one as long as the same is sent again, which had no answer. */
export function useRequestKey() {
  const unanswered = useRef<{ readonly body: string; readonly key: string }>(undefined);
  const keyOf = (request: object): string => {
    const body = JSON.stringify(request);
    if (unanswered.current?.body !== body) unanswered.current = { body, key: newKey() };
    return unanswered.current.key;
  };
  return { keyOf, forgetKey: () => void (unanswered.current = undefined) };
}
