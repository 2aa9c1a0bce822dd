import { newKey, transferGift, transferRefusal, type TransferRefusal } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { trimTransferDraft, type TransferDraft } from '@shop/domain';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** Gives a gift to somebody else. What had no answer is tried again under its key, so that the gift is given once. */
export function useTransfer(code: string) {
  const { locale } = useSite();
  const unanswered = useRef<{ readonly body: string; readonly key: string }>(undefined);
  const keyOf = (body: string): string => {
    if (unanswered.current?.body !== body) unanswered.current = { body, key: newKey() };
    return unanswered.current.key;
  };
  const attempt = useMutation({
    mutationFn: (draft: TransferDraft) => {
      const body = { code, ...trimTransferDraft(draft) };
      return transferGift(body, { locale, key: keyOf(JSON.stringify(body)) });
    },
    onError: (error) => {
      if (transferRefusal(error).kind !== 'failed') unanswered.current = undefined;
    },
    gcTime: 0,
  });
  const refusal: TransferRefusal | undefined = attempt.error && !attempt.isPending ? transferRefusal(attempt.error) : undefined;
  return {
    transfer: (draft: TransferDraft) => attempt.mutate(draft),
    isBusy: attempt.isPending,
    refusal,
    /** Who has the gift now. */
    newHolder: attempt.isSuccess ? trimTransferDraft(attempt.variables) : undefined,
  };
}
