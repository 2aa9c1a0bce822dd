import { changeHeldGift, leaveGift, transferGift, transferRefusal, type TransferRefusal } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { trimTransferDraft, type TransferDraft } from '@shop/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRequestKey } from '../shared/use-request-key.ts';

/** Whom a gift was given to, as it was typed. */
export type NewHolder = Pick<TransferDraft, 'firstName' | 'email'>;

export interface TransferRequest {
  readonly code: string;
  /** The gift is somebody else's, and this browser holds it no more. */
  readonly onTransferred: (to: NewHolder) => void;
}

/** Gives a gift to somebody else. What had no answer is tried again under its key, so that the gift is given once. */
export function useTransfer({ code, onTransferred }: TransferRequest) {
  const { locale } = useSite();
  const client = useQueryClient();
  const { keyOf, forgetKey } = useRequestKey();
  const attempt = useMutation({
    mutationFn: (draft: TransferDraft) => {
      const body = { code, ...trimTransferDraft(draft) };
      return transferGift(body, { locale, key: keyOf(body) });
    },
    onSuccess: (_answer, { firstName, email }) => {
      // Its session has ended already; what is left of it are the cookies of this browser.
      leaveGift().catch(() => undefined);
      changeHeldGift(client, { locale, gift: null });
      onTransferred({ firstName: firstName.trim(), email: email.trim() });
    },
    onError: (error) => {
      if (transferRefusal(error).kind !== 'failed') forgetKey();
    },
    gcTime: 0,
  });
  const refusal: TransferRefusal | undefined = attempt.error && !attempt.isPending ? transferRefusal(attempt.error) : undefined;
  return { transfer: (draft: TransferDraft) => attempt.mutate(draft), isBusy: attempt.isPending, refusal };
}
