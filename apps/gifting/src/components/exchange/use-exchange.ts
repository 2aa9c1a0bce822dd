import { changeHeldGift, exchangeGift, exchangeRefusal, openGift, useRequestKey, type ExchangeRefusal } from '@shop/api-client';
import type { GiftExchangeBody } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** What a box is exchanged for. */
export type ExchangeWish = Omit<GiftExchangeBody, 'code'>;

export interface ExchangeRequest {
  readonly code: string;
  /** It is exchanged, and the page knows what it is now. */
  readonly onExchanged: () => void;
}

/** Exchanges a box, then reads what it is now. What had no answer is tried again under its key, so that it is exchanged once. */
export function useExchange({ code, onExchanged }: ExchangeRequest) {
  const { locale } = useSite();
  const client = useQueryClient();
  const { keyOf, forgetKey } = useRequestKey();
  const attempt = useMutation({
    mutationFn: async (wish: ExchangeWish) => {
      const body = { code, ...wish };
      await exchangeGift(body, { locale, key: keyOf(body) });
      return openGift(code, locale);
    },
    onSuccess: (gift) => {
      changeHeldGift(client, { locale, gift });
      onExchanged();
    },
    // What was refused has changed since it was read: the reason stays, beside what can be had now.
    onError: (error) => {
      if (exchangeRefusal(error).kind !== 'failed') forgetKey();
      if (exchangeRefusal(error).kind === 'notOffered') void client.invalidateQueries({ queryKey: ['gift', 'held'] });
    },
    gcTime: 0,
  });
  const refusal: ExchangeRefusal | undefined = attempt.error && !attempt.isPending ? exchangeRefusal(attempt.error) : undefined;
  return { exchange: attempt.mutate, isBusy: attempt.isPending, refusal, forgetRefusal: attempt.reset };
}
