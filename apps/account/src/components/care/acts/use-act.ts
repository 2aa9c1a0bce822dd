import { newKey } from '@shop/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { actRefusal, type ActRefusal } from '../../../views/care/act-refusal.ts';

export interface Act {
  readonly isPending: boolean;
  readonly refusal: ActRefusal | undefined;
  /** Sends it with its reason. */
  readonly send: (reason: string) => void;
}

interface ActOptions<Answer> {
  /** The call; the key names this one act, however often it is tried. */
  readonly call: (reason: string, key: string) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
}

/** One act of a colleague, retried under the same idempotency key after a lost answer; its outcome is in the story, which is refetched. */
export function useAct<Answer>({ call, onDone }: ActOptions<Answer>): Act {
  const client = useQueryClient();
  const [key, setKey] = useState(newKey);
  const { isPending, error, mutate } = useMutation<Answer, Error, string>({
    mutationFn: (reason) => call(reason, key),
    onSuccess: (answer) => {
      onDone(answer);
      void client.invalidateQueries({ queryKey: ['care'] });
    },
    // A refusal is final under its key; a lost answer is retried with the same key.
    onError: (failure) => {
      const { kind } = actRefusal(failure);
      if (kind === 'failed') return;
      setKey(newKey());
      // What the order allows has changed since it was read.
      if (kind !== 'ended') void client.invalidateQueries({ queryKey: ['care'] });
    },
    gcTime: 0,
  });
  return { isPending, refusal: error ? actRefusal(error) : undefined, send: mutate };
}
