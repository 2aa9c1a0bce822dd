import type { GiftTransferBody, Locale } from '@shop/contracts';
import { useMutation } from '@tanstack/react-query';
import { transferGift } from './transfer-gift.ts';
import { transferRefusal, type TransferRefusal } from './transfer-refusal.ts';
import { useRequestKey } from './use-request-key.ts';

/** Whom a gift is given to, and by whom. */
export type NewHolder = Omit<GiftTransferBody, 'code'>;

interface Transfer {
  readonly locale: Locale;
  readonly onTransferred?: (to: NewHolder) => void;
}

/** Gives a gift to somebody else. What had no answer is tried again under its key, so that the gift is given once. */
export function useGiftTransfer(code: string, { locale, onTransferred }: Transfer) {
  const { keyOf, forgetKey } = useRequestKey();
  const attempt = useMutation({
    mutationFn: (to: NewHolder) => {
      const body = { code, ...to };
      return transferGift(body, { locale, key: keyOf(body) });
    },
    onSuccess: (_answer, to) => onTransferred?.(to),
    onError: (error) => {
      if (transferRefusal(error).kind !== 'failed') forgetKey();
    },
    gcTime: 0,
  });
  const refusal: TransferRefusal | undefined = attempt.error && !attempt.isPending ? transferRefusal(attempt.error) : undefined;
  return {
    transfer: attempt.mutate,
    isBusy: attempt.isPending,
    refusal,
    /** Who has the gift now. */
    newHolder: attempt.isSuccess ? attempt.variables : undefined,
  };
}
