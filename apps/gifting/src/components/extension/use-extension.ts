import { changeHeldGift, extendGift, extensionRefusal, openGift, type ExtensionRefusal } from '@shop/api-client';
import type { GiftExtensionOffer } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export interface ExtensionRequest {
  readonly code: string;
  readonly offer: GiftExtensionOffer;
  /** The gift is extended, and this browser holds it. */
  readonly onExtended: (until: string) => void;
}

/** Extends a gift until the day that stands on the page, then opens it. Tried again after a lost answer, it is extended once. */
export function useExtension({ code, offer, onExtended }: ExtensionRequest) {
  const { locale } = useSite();
  const client = useQueryClient();
  const attempt = useMutation({
    mutationFn: async () => {
      const { expiresOn } = await extendGift({ code, until: offer.until }, locale);
      return { expiresOn, gift: await openGift(code, locale) };
    },
    onSuccess: ({ expiresOn, gift }) => {
      changeHeldGift(client, { locale, gift });
      onExtended(expiresOn);
    },
    // What was refused has changed since it was read.
    onError: (error) => {
      if (extensionRefusal(error).kind === 'failed') return;
      void client.invalidateQueries({ queryKey: ['giftVoucher'] });
      void client.invalidateQueries({ queryKey: ['gift', 'held'] });
    },
    gcTime: 0,
  });
  const refusal: ExtensionRefusal | undefined = attempt.error && !attempt.isPending ? extensionRefusal(attempt.error) : undefined;
  return { extend: () => attempt.mutate(), isBusy: attempt.isPending, refusal };
}
