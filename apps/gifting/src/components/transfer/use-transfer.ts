import { changeHeldGift, leaveGift, useGiftTransfer, type NewHolder } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { useQueryClient } from '@tanstack/react-query';

export interface TransferRequest {
  readonly code: string;
  /** The gift is somebody else's, and this browser holds it no more. */
  readonly onTransferred: (to: NewHolder) => void;
}

/** Gives the gift of this browser to somebody else. */
export function useTransfer({ code, onTransferred }: TransferRequest) {
  const { locale } = useSite();
  const client = useQueryClient();
  return useGiftTransfer(code, {
    locale,
    onTransferred: (to) => {
      // Its session has ended already; what is left of it are the cookies of this browser.
      leaveGift().catch(() => undefined);
      changeHeldGift(client, { locale, gift: null });
      onTransferred(to);
    },
  });
}
