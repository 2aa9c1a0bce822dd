import { cancelBooking, newKey } from '@shop/api-client';
import type { CancelBookingAnswer } from '@shop/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelRefusal } from '../../views/booking/cancel-view.ts';

/**
 * Cancels for the refund that was seen. One key for each refund: a second press, or another try after a lost answer, is the
 * same cancellation.
 */
export function useCancel({ uuid, email }: { readonly uuid: string; readonly email: string }) {
  const client = useQueryClient();
  const [key, setKey] = useState(newKey);
  const attempt = useMutation<CancelBookingAnswer, Error, number>({
    mutationFn: (expectedRefund) => cancelBooking(uuid, { email, expectedRefund }, key),
    onError: (error) => {
      // With this key the shop would only repeat its refusal.
      if (cancelRefusal(error).kind === 'failed') return;
      setKey(newKey());
      void askAgain();
    },
    onSuccess: () => askAgain(),
    gcTime: 0,
  });
  /** A gift that has paid is worth more again. */
  const askAgain = () => Promise.all([['booking'], ['payment', uuid], ['gift']].map((queryKey) => client.invalidateQueries({ queryKey })));
  return { attempt, refusal: attempt.error ? cancelRefusal(attempt.error) : undefined };
}
